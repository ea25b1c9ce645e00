// The HTTP half of the hall.
import { commit, toReveal } from "./contribution";
import { signedOut } from "./identity.svelte";
import type { Game, Message, Moment, Pace, Person, Summary, Table } from "./types";

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

/** An identity that has ended is replaced once: what a guest may do, a new guest may do, too. */
async function request<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  try {
    return await ask<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== NO_IDENTITY) throw error;
    whoAmIAgain();
    await present();
    return ask<T>(method, path, body);
  }
}

/** Requests that were sent and not answered yet. */
const underWay = new Set<Promise<unknown>>();

function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const answer = send<T>(method, path, body).finally(() => underWay.delete(answer));
  underWay.add(answer);
  return answer;
}

async function send<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(UNREACHABLE, 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  const said = (await answer.json().catch(() => null)) as { error?: Message } | null;
  throw new Refusal(said?.error ?? UNREACHABLE, answer.status);
}

let becoming: Promise<unknown> = Promise.resolve();

export const get = <T>(path: string) => becoming.then(() => request<T>("GET", path));
export const post = <T>(path: string, body: unknown = {}) => becoming.then(() => request<T>("POST", path, body));

/** Log in or out, and whatever else makes me somebody: what was asked before is answered to whoever I was, what is asked
 * meanwhile to whoever I am then. */
export function become<T>(path: string, body: unknown = {}): Promise<T> {
  const answer = Promise.allSettled(underWay).then(() => request<T>("POST", path, body));
  becoming = answer.catch(() => {});
  return answer;
}

let person: Promise<Person> | null = null;
let before: string | null = null;

/** Who I am: the identity of this browser, or a new guest. */
export const whoAmI = (): Promise<Person> => becoming.then(present);

function present(): Promise<Person> {
  person ??= ask<{ person: Person }>("POST", "/guest", {})
    .then((found) => {
      if (before !== null && before !== found.person.id) signedOut.now = true;
      before = found.person.id;
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
  before = found?.id ?? null;
  if (found) signedOut.now = false;
}

/** My identity may have ended: the hall is asked anew. */
export function whoAmIAgain(): void {
  person = null;
}

let known: Promise<Game[]> | null = null;

export function allGames(): Promise<Game[]> {
  known ??= get<{ games: Game[] }>("/games")
    .then((answer) => answer.games)
    .catch((error: unknown) => {
      known = null;
      throw error;
    });
  return known;
}

export const allBots = () => get<{ bots: string[] }>("/bots").then((answer) => answer.bots);

export const lobby = (query: string) =>
  get<{ tables: Summary[]; next: string | null }>(`/tables?${query}`).then((answer) => answer.tables);

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
  seed?: string;
  start?: boolean;
}

/** Open a table and sit down there, with a nonce of ours for the deal unless its seed is fixed. */
export async function openTable(wanted: NewTable): Promise<{ table: Table; key: string | null }> {
  await whoAmI();
  const contributes = wanted.seed === undefined && (wanted.seats?.includes("me") ?? true);
  const opened = await post<{ table: Table; key: string | null }>("/tables", contributes ? { ...wanted, nonce_hash: commit() } : wanted);
  const { id, commitment, deal } = opened.table;
  // If this fails, the game begins without the nonce, and says so.
  for (const part of toReveal(id, commitment, deal)) await post(`/tables/${id}/reveal`, part).catch(() => {});
  return opened;
}

/** A day's challenges: the commitment of each game's deal, and its seed once the day is over. */
export interface DailyDeals {
  today: string;
  days: { day: string; games: { game: string; commitment: string; seed: string | null }[] }[];
}

export const dailyDeals = () => get<DailyDeals>("/daily");

const MOMENTS_AT_ONCE = 100;

/** Every moment of a game, from the setup to now, as one seat saw it. */
export async function allMoments(table: string, seat: number | null, from = 0): Promise<Moment[]> {
  const moments: Moment[] = [];
  const eyes = seat === null ? "none" : String(seat);
  for (let next = from, last = from; next <= last; ) {
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
