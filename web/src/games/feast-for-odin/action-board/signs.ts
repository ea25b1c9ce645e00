// Where the signs of the action board are drawn from: those that a phone shows first are at hand, the others follow.
import { Late } from "../../../design/late.svelte";
import { icons } from "./icons";

type Paths = Record<string, string>;

const atHand: Paths = icons;
const late = new Late<Paths>(() => import("./lateIcons").then((file) => file.icons));

/** The path of a sign; empty while it is on its way, and for what has none. */
export const signPath = (name: string): string => atHand[name] ?? late.now?.[name] ?? "";

/** Every sign is there from now on. */
export const allSigns = (): Promise<void> => late.here();
