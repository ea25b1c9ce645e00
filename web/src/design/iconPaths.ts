// Where the icons of the shell are drawn from: those of the first view are at hand, the others follow.
import { icons } from "./icons";
import { Late } from "./late.svelte";
import type { icons as lateIcons } from "./lateIcons";

export type IconName = keyof typeof icons | keyof typeof lateIcons;
type Paths = Partial<Record<IconName, string>>;

const atHand: Paths = icons;
const late = new Late<Paths>(() => import("./lateIcons").then((file) => file.icons));

/** The path of an icon; empty while it is on its way. */
export const iconPath = (name: IconName): string => atHand[name] ?? late.now?.[name] ?? "";
