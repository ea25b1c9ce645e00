// The HTTP half of the hall.
import { commit, toReveal } from "./contribution";
import { takeGuest, type Answer } from "./early";
import { banned, signedOut } from "./identity.svelte";
import type {
  Bots,
  Forecast,
  Game,
  Glance,
  Message,
  Moment,
  OnTimeout,
  Pace,
  Person,
  Statistics,
  Summary,
  Table,
} from "./types";

/** The hall said no; nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly said: Message,
    readonly status: number,
  ) {
    super(said.key);
  }
}

export const UNREACHABLE: Message = { key: "shell.unreachable" };
const NO_IDENTITY = 401;
const GUEST = "/guest";

type Method = "GET" | "POST" | "DELETE";

/** An identity that has ended is replaced once: what a guest may do, a new guest may do, too. */
async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const asker = current;
  try {
    return await ask<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== NO_IDENTITY) throw error;
    identityEnded(asker);
    await present();
    return ask<T>(method, path, body);
  }
}

/** What was asked and isn't answered yet. */
const underWay = new Set<Promise<unknown>>();

function track<T>(answer: Promise<T>): Promise<T> {
  underWay.add(answer);
  const done = () => underWay.delete(answer);
  answer.then(done, done);
  return answer;
}

const ask = <T>(method: Method, path: string, body?: unknown): Promise<T> => track(send<T>(method, path, body));

async function send<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let answer: Answer;
  try {
    const begun = path === GUEST ? takeGuest() : null;
    answer = await (begun ??
      fetch(`/api${path}`, {
        method,
        headers: body === undefined ? {} : { "Content-Type": "application/json" },
        body: body === undefined ? null : JSON.stringify(body),
      }));
  } catch {
    throw new Refusal(UNREACHABLE, 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  const said = (await answer.json().catch(() => null)) as { error?: Message } | null;
  if (said?.error?.key.startsWith("hall.banned")) banned.said = said.error;
  throw new Refusal(said?.error ?? UNREACHABLE, answer.status);
}

let becoming: Promise<unknown> = Promise.resolve();

/** Nothing is asked before this browser has an identity: whoever follows a link here for the first time has none yet. */
export const get = <T>(path: string) => track(whoAmI().then(() => request<T>("GET", path)));
export const post = <T>(path: string, body: unknown = {}) => track(whoAmI().then(() => request<T>("POST", path, body)));
export const remove = <T>(path: string) => track(whoAmI().then(() => request<T>("DELETE", path)));
/** What the hall tells anybody is asked at once. */
const getPublic = <T>(path: string) => track(becoming.then(() => request<T>("GET", path)));

/** Log in or out, and whatever else makes me somebody: what was asked before is answered to whoever I was, what is asked
 * meanwhile to whoever I am then. */
export function become<T>(path: string, body: unknown = {}): Promise<T> {
  const answer = Promise.allSettled(underWay).then(() => request<T>("POST", path, body));
  becoming = answer.catch(() => {});
  return answer;
}

/** The identity of this browser, asked for or known. */
let person: Promise<Person> | null = null;
/** The id the hall knows this browser by now; null while that isn't known. */
let current: string | null = null;
let before: string | null = null;

/** Who I am: the identity of this browser, or a new guest. */
export const whoAmI = (): Promise<Person> => becoming.then(present);

function present(): Promise<Person> {
  person ??= ask<{ person: Person }>("POST", GUEST, {})
    .then((found) => {
      if (before !== null && before !== found.person.id) signedOut.now = true;
      before = current = found.person.id;
      banned.said = null;
      return found.person;
    })
    .catch((error: unknown) => {
      person = null;
      throw error;
    });
  return person;
}

/** I have become somebody else by my own wish. */
export function iAmNow(found: Person | null): void {
  person = found && Promise.resolve(found);
  before = current = found?.id ?? null;
  if (found) signedOut.now = false;
}

/** The hall doesn't know this identity any more, and is asked anew; an identity that has taken its place stays. */
export function identityEnded(id: string | null): void {
  if (id === null || id !== current) return;
  person = null;
  current = null;
}

let known: Promise<Game[]> | null = null;

export function allGames(): Promise<Game[]> {
  known ??= getPublic<{ games: Game[] }>("/games")
    .then((answer) => answer.games)
    .catch((error: unknown) => {
      known = null;
      throw error;
    });
  return known;
}

/** The opponents there are, with how strong they were found to be. */
export const botsOffered = () => getPublic<Bots>("/bots");

export const allBots = () => botsOffered().then((answer) => answer.bots);

/** A page of tables, and where the next one begins. */
export const lobbyPage = (query: string) => get<{ tables: Summary[]; next: string | null }>(`/tables?${query}`);

export const lobby = (query: string) => lobbyPage(query).then((answer) => answer.tables);

/** A table as my first seat there sees it, and what it is asked. */
export const glanceAt = (table: string) => get<Glance>(`/tables/${table}/glance`);

/** What I have played, in numbers. */
export const myStatistics = () => get<Statistics>("/me/statistics");

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  seats?: string[];
  pace?: Pace;
  private?: boolean;
  spectators?: boolean;
  hot_seat?: boolean;
  /** What each of my seats around one screen is called. */
  names?: string[];
  stand_in?: string;
  counting?: boolean;
  on_timeout?: OnTimeout;
  seed?: string;
  start?: boolean;
}

/** Open a table and sit down there, with a nonce of ours for the deal unless its seed is fixed. */
export async function openTable(wanted: NewTable): Promise<{ table: Table; key: string | null }> {
  const contributes = wanted.seed === undefined && (wanted.seats?.includes("me") ?? true);
  const opened = await post<{ table: Table; key: string | null }>(
    "/tables",
    contributes ? { ...wanted, nonce_hash: commit() } : wanted,
  );
  const { id, commitment, deal } = opened.table;
  // If this fails, the game begins without the nonce, and says so.
  for (const part of toReveal(id, commitment, deal)) await post(`/tables/${id}/reveal`, part).catch(() => {});
  return opened;
}

/** A day's challenges: the commitment of each game's deal, and its seed once the day is over. */
export interface DailyDeals {
  today: string;
  /** When today is over. */
  ends: number;
  days: { day: string; games: { game: string; commitment: string; seed: string | null }[] }[];
}

export const dailyDeals = () => get<DailyDeals>("/daily");

/** What the counted tries of a day came to: only games of one kind are compared. */
export interface DailyResults {
  day: string;
  kinds: {
    players: number;
    options: Record<string, unknown>;
    bots: string[];
    /** How many made each score, the lowest first. */
    spread: [score: number, count: number][];
    results: { rank: number; name: string; score: number; place: number; mine: boolean }[];
  }[];
}

export const dailyResults = (game: string, day?: string) =>
  get<DailyResults>(`/daily/results?game=${game}${day ? `&day=${day}` : ""}`);

const MOMENTS_AT_ONCE = 100;

/** Every moment of a game, from the setup to now, as one seat saw it. */
export async function allMoments(table: string, seat: number | null, from = 0): Promise<Moment[]> {
  const moments: Moment[] = [];
  const eyes = seat === null ? "none" : String(seat);
  for (let next = from, last = from; next <= last;) {
    const page = await get<{ moments: Moment[]; ply: number }>(
      `/tables/${table}/moments?seat=${eyes}&from=${next}&count=${MOMENTS_AT_ONCE}`,
    );
    if (!page.moments.length) break;
    moments.push(...page.moments);
    last = page.ply;
    next = (moments.at(-1)?.ply ?? last) + 1;
  }
  return moments;
}

/** What the rules foresaw at a ply; as a line imagines things then, if there is one. */
export async function forecastAt(table: string, seat: number | null, ply: number, line?: string): Promise<Forecast> {
  const eyes = seat === null ? "none" : String(seat);
  const supposing = line === undefined ? "" : `&supposing=${encodeURIComponent(line)}`;
  return (await get<{ forecast: Forecast }>(`/tables/${table}/forecast?seat=${eyes}&ply=${ply}${supposing}`)).forecast;
}
