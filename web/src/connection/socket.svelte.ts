// The one socket to the hall. It reconnects by itself, watches again what was watched and sends again what was not
// acknowledged: commands carry an id of their own, so nothing is done twice.
import { identityEnded, Refusal, UNREACHABLE, whoAmI } from "./api";
import { answerReveal } from "./contribution";
import { socketAddress, takeSocket, type EarlySocket } from "./early";
import type { Ack, Message } from "./types";

export interface SocketMessage {
  is: string;
  id?: string | null;
  table?: unknown;
  [field: string]: unknown;
}

type Listener = (message: SocketMessage) => void;

interface Command {
  message: Record<string, unknown>;
  done: (message: SocketMessage) => void;
  failed: (refusal: Refusal) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 25_000;
const SILENCE = 12_000;
/** The hall closes the sockets of an identity that has ended, or that was banned. */
const NO_IDENTITY = 4401;
const BANNED = 4410;

/** A name for a command. Browsers offer ready ones only to pages with https, and a hall at home has none. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class HallSocket {
  connected = $state(false);
  /** There was a connection, or there should be one, and there is none. */
  missing = $state(false);
  /** The hall's clock minus ours, in milliseconds. */
  skew = 0;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private readonly watches = new Map<string, () => Record<string, unknown>>();
  private readonly commands = new Map<string, Command>();
  private readonly listeners = new Set<Listener>();
  private wanted = false;
  private heart: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("offline", () => this.drop());
    addEventListener("online", () => {
      this.wait = FIRST_WAIT;
      if (this.wanted) void this.open();
    });
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Follow a table; `message` words the request anew at every connection, with the ply known by then. */
  watch(table: string, message: () => Record<string, unknown>): void {
    this.watches.set(table, message);
    if (this.connected) this.send({ do: "watch", table, ...message() });
    else void this.open(table);
  }

  unwatch(table: string): void {
    this.watches.delete(table);
    if (this.connected) this.send({ do: "unwatch", table });
  }

  /** Do something at a table; resolves when it is stored, rejects with the hall's reason. */
  command(what: string, table: string, body: Record<string, unknown> = {}): Promise<SocketMessage & Ack> {
    const id = newId();
    return new Promise((resolve, reject) => {
      const command: Command = {
        message: { do: what, table, id, ...body },
        done: (message) => resolve(message as SocketMessage & Ack),
        failed: reject,
      };
      this.commands.set(id, command);
      if (this.connected) this.send(command.message);
      else void this.open();
    });
  }

  /** Connect; `table` is the one that the first script of the page may have asked for already. */
  async open(table: string | null = null): Promise<void> {
    this.wanted = true;
    if (this.socket) return;
    let me: string;
    try {
      me = (await whoAmI()).id;
    } catch {
      this.later();
      return;
    }
    if (this.socket) return;
    const early = takeSocket(table);
    const socket = early?.socket ?? new WebSocket(socketAddress());
    this.socket = socket;
    if (early) this.adopt(early);
    else socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as SocketMessage);
    socket.onclose = (event) => {
      if (event.code === NO_IDENTITY || event.code === BANNED) identityEnded(me);
      if (event.code === BANNED) this.wait = LONGEST_WAIT;
      this.lost(socket);
    };
  }

  /** Drop the connection as a bad network would; it comes back by itself. */
  drop(): void {
    const socket = this.socket;
    if (!socket) return;
    // A dead network never answers the closing: the connection counts as lost at once.
    socket.onmessage = null;
    socket.close();
    this.lost(socket);
  }

  /** Connect anew, as whoever I am by now. */
  renew(): void {
    const old = this.socket;
    this.socket = null;
    this.connected = false;
    old?.close();
    void this.open();
  }

  /** Take over a connection that follows a table already, with what has come by it. */
  private adopt({ socket, table, heard }: EarlySocket): void {
    const watch = socket.onopen;
    socket.onopen = (event) => {
      watch?.call(socket, event);
      this.opened(table);
    };
    if (socket.readyState === WebSocket.OPEN) this.opened(table);
    for (const message of heard) this.take(message as SocketMessage);
  }

  /** Ask for everything anew, except for a table that was asked for already. */
  private opened(asked: string | null = null): void {
    this.connected = true;
    this.missing = false;
    this.wait = FIRST_WAIT;
    this.heard = Date.now();
    for (const [table, message] of this.watches) if (table !== asked) this.send({ do: "watch", table, ...message() });
    for (const command of this.commands.values()) this.send(command.message);
    clearInterval(this.heart);
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
  }

  /** A connection that died without saying so is noticed by its silence. */
  private beat(): void {
    const asked = Date.now();
    this.send({ do: "ping" });
    setTimeout(() => {
      if (this.heard < asked) this.drop();
    }, SILENCE);
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.connected = false;
    clearInterval(this.heart);
    if (this.wanted) this.later();
  }

  private later(): void {
    this.missing = true;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.open(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private take(message: SocketMessage): void {
    this.heard = Date.now();
    if (typeof message.now === "number") this.skew = message.now - Date.now();
    const command = message.id == null ? undefined : this.commands.get(message.id);
    if (command && message.id != null) {
      this.commands.delete(message.id);
      if (message.is === "refused") {
        command.failed(new Refusal((message.error as Message | undefined) ?? UNREACHABLE, Number(message.status ?? 0)));
      } else command.done(message);
    }
    for (const listener of this.listeners) listener(message);
  }
}

export const hall = new HallSocket();
hall.listen((message) => answerReveal(message, (table, body) => hall.command("reveal", table, body)));
