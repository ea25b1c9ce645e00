// Which page an address opens, and the words it needs beside the shell's. Nothing of a page is loaded before it is asked for.
import type { Component } from "svelte";
import { once } from "./once";

interface Page {
  path: RegExp;
  // Pages take the last word of their path; those without one ignore it.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  load: () => Promise<{ default: Component<any> }>;
  rooms?: readonly string[];
}

const PAGES: readonly Page[] = [
  { path: /^\/$/, load: () => import("../home/Home.svelte"), rooms: ["home"] },
  { path: /^\/new(?:\/([\w-]+))?$/, load: () => import("./NewTable.svelte") },
  { path: /^\/table\/([\w-]+)$/, load: once(() => import("../table/TablePage.svelte")) },
  { path: /^\/table\/([\w-]+)\/replay$/, load: () => import("../table/ReplayPage.svelte") },
  { path: /^\/table\/([\w-]+)\/review$/, load: () => import("../review/ReviewPage.svelte") },
  { path: /^\/rules$/, load: () => import("./RulesIndex.svelte") },
  { path: /^\/rules\/([\w-]+)$/, load: () => import("./RulesPage.svelte") },
  { path: /^\/settings$/, load: () => import("./SettingsPage.svelte") },
  { path: /^\/profile$/, load: () => import("./ProfilePage.svelte"), rooms: ["home"] },
  { path: /^\/recover$/, load: () => import("./RecoverPage.svelte") },
  { path: /^\/credits$/, load: () => import("./CreditsPage.svelte") },
  { path: /^\/design$/, load: () => import("./DesignPage.svelte") },
];

/** The page of an address and the last word of it; null where there is none. */
export function pageAt(path: string): { load: Page["load"]; rooms: readonly string[]; name: string } | null {
  for (const { path: pattern, load, rooms } of PAGES) {
    const match = pattern.exec(path);
    if (match) return { load, rooms: rooms ?? [], name: match[1] ?? "" };
  }
  return null;
}
