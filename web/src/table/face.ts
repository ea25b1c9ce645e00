// What a game may bring to the table: a board of its own, and how its effects are followed one by one.
import type { Component, Snippet } from "svelte";
import type { Thing } from "../connection/analysis";
import type { Entry, Forecast, LegalAction, Message, Preview, View } from "../connection/types";
import type { UndoLater } from "../shell/marks";

/** What stands on the table, as somebody sees it. */
export interface Seen {
  /** The table's id. */
  table: string;
  view: View;
  /** Names of those who sit at the table, by seat. */
  names: string[];
  /** The seat looked from; null for somebody without one. */
  seat: number | null;
  /** Nobody chooses here: a replay, a game that is over, or somebody without a seat. */
  watching: boolean;
  /** What has happened so far, as this seat may know it. */
  journal: readonly Entry[];
  /** The effect being shown now, if any. */
  entry: Entry | null;
  prompt: Message;
  /** What the rules foresee for this seat where `view` stands; null until it has come. */
  forecast: Forecast | null;
}

/** What this seat may decide now, and how it is told to the hall. */
export interface Decision {
  /** Empty while effects are still being shown, in replays, and for everybody whom nothing is asked. */
  actions: LegalAction[];
  /** A choice is on its way to the hall. */
  busy: boolean;
  play: (code: number) => void;
  /** Play a line of notation; the table shows why, if it can't be played. */
  write: (notation: string) => void;
  /** Why an action (its notation) may not be played now; null if it may. */
  why: (notation: string) => Promise<Message | null>;
  /** What an undo costs once chance has spoken: the game's mark, others' consent, or there is none. */
  undoLater: UndoLater;
  /** Where a line of notation (`a; b; c`) would lead; null if it can't be known, as in replays. */
  preview: (line: string) => Promise<Preview | null>;
  /** What the rules foresee as a line imagines things; null if they can't say. */
  suppose: (line: string) => Promise<Forecast | null>;
}

/** How somebody wants to see it. */
export interface Display {
  /** Marks beside colours. */
  patterns: boolean;
  /** Show what would happen if the round ended now. */
  outlook: boolean;
  /** Moves that a hint or a review points at; null where there is none. */
  advice: Advice | null;
}

/** A move that a hint or a review speaks of, by its first action. */
export interface Mark {
  /** The rank in a hint; in a review, what was played and what the strong player would have played. */
  badge: "1" | "2" | "3" | "played" | "strong";
  action: LegalAction;
  /** It is the move pointed at: only this one is shown on the board itself. */
  pointed: boolean;
}

export interface Advice {
  marks: readonly Mark[];
  /** What to look at, where no move is told. */
  where: readonly Thing[];
  /** The hint itself, where it has no column of its own: it stands between board and hand. */
  panel: Snippet | null;
}

export interface BoardProps {
  seen: Seen;
  decision: Decision;
  display: Display;
}

/** The decision of somebody who only looks on. */
export const NOTHING_TO_DECIDE: Decision = {
  actions: [],
  busy: false,
  play: () => {},
  write: () => {},
  why: () => Promise.resolve(null),
  undoLater: "marks",
  preview: () => Promise.resolve(null),
  suppose: () => Promise.resolve(null),
};

export interface Face {
  /** Load what this screen shows from the beginning and others don't. */
  prepare?: () => Promise<void>;
  Board: Component<BoardProps>;
  /** The heart of the board, where there is little room for it, as beside a review. */
  Small?: Component<BoardProps>;
  /** What stands below the log where there is room for it beside the board. */
  Aside?: Component<BoardProps>;
  /** The view after one more effect: good enough to watch until the true view takes its place. */
  follow?: (view: View, entry: Entry) => View;
  /** What effects are shown with, where it comes later than the table: no effect is shown before it is here. */
  stage?: () => Promise<void>;
  /** How long an effect is shown to a seat, in beats; 0 passes over it. */
  beats?: (entry: Entry, seat: number | null) => number;
  /** Does the board show what the rules foresee? Only then it is asked for. */
  forecast?: boolean;
  /** Does the game answer the “if the round ended now” key? */
  outlook?: boolean;
  /** The board needs the whole width: log and chat lie over it, and are closed at first. */
  wide?: boolean;
  /** The question in words that suit the board, where the rules' own words suit a line to type. */
  prompt?: (prompt: Message) => Message;
  /** What stands beside a player's name: Vikings left, silver, the score. */
  SeatNote?: Component<{ view: View; seat: number }>;
  /** What the game adds to the menu, for whoever has a seat; loaded when the menu is opened. */
  menu?: () => Promise<{ default: Component }>;
  /** What the game adds to the buttons beside the prompt. */
  Controls?: Component<BoardProps>;
  /** The course of the game, on the line of the seats. */
  Strip?: Component<{ view: View }>;
}
