// Where the icons of goods are drawn from: those that a phone shows first when a game begins are at hand, the others follow.
import { Late } from "../../../design/late.svelte";
import { drawn } from "./drawn";
import { icons } from "./icons";

type Paths = Record<string, string>;

const atHand: Paths = { ...icons, ...drawn };
const late = new Late<Paths>(() => import("./lateIcons").then((file) => file.icons));

/** The path of an icon; empty while it is on its way, and for what has none. */
export const picturePath = (item: string): string => atHand[item] ?? late.now?.[item] ?? "";

/** Every icon is there from now on. */
export const allPictures = (): Promise<void> => late.here();
