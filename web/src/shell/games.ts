// Which games have a face of their own. Everything else about a game comes from the hall; a game without a face is
// played at the generic table. Nothing here names a game: its folder is its registration.
import type { Component } from "svelte";
import type { Face } from "../table/face";
import { faceLoader, roomsOf } from "../table/faces";
import { learnRoom, wordsFor } from "../language/speech.svelte";
import type { Game } from "../connection/types";

/** What a game brings to set one of its options with, where a field isn't enough: `games/<id>/options/<option>.svelte`. */
export interface EditorProps {
  value: unknown;
  change: (value: unknown) => void;
  onclose: () => void;
}
const editors = import.meta.glob<{ default: Component<EditorProps> }>("../games/*/options/*.svelte");

export const editorOf = (game: string, option: string): (() => Promise<{ default: Component<EditorProps> }>) | null =>
  editors[`../games/${game}/options/${option}.svelte`] ?? null;

export async function faceOf(game: string): Promise<Face | null> {
  const loading = faceLoader(game)?.();
  await Promise.all(roomsOf(game).map(learnRoom));
  const face = (await loading)?.face ?? null;
  await face?.prepare?.();
  return face;
}

export const titleOf = (game: Game | string): string =>
  typeof game === "string" ? (wordsFor(`${game}-title`) ?? game) : (wordsFor(`${game.id}-title`) ?? game.title);

export const blurbOf = (game: Game): string => wordsFor(`${game.id}-blurb`) ?? "";
