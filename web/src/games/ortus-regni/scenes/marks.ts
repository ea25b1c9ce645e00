// The moves a hint or a review points at, for whatever a scene offers as an answer.
import { getContext, setContext } from "svelte";
import { marksByCode } from "../../../table/advice";
import type { Advice, Mark } from "../../../table/face";

const MARKS = Symbol("marks");
type Marks = () => ReadonlyMap<number, Mark>;

export const offerMarks = (advice: () => Advice | null): Marks => setContext(MARKS, () => marksByCode(advice()));
export const marksHere = (): Marks => getContext<Marks | undefined>(MARKS) ?? (() => new Map());
