import { beforeEach, expect, test, vi } from "vitest";
import { allGames, become, get, iAmNow, identityEnded, post, whoAmI } from "./api";
import { banned, signedOut } from "./identity.svelte";

interface Asked {
  path: string;
  answer: (status: number, body: unknown) => void;
}

const asked: Asked[] = [];
vi.stubGlobal(
  "fetch",
  (path: string) =>
    new Promise((resolve) => {
      asked.push({ path, answer: (status, body) => resolve(new Response(JSON.stringify(body), { status })) });
    }),
);

const somebody = (id: string) => ({ id, name: "Guest", account: false, login: null });

beforeEach(() => {
  asked.length = 0;
  signedOut.now = false;
  iAmNow(somebody("old"));
});

const quiet = () => new Promise((resolve) => setTimeout(resolve));
const paths = () => asked.map(({ path }) => path);

test("what is asked while I become somebody is asked as whoever I am then", async () => {
  const login = become("/login", { login: "ana" });
  const tables = get("/tables?mine=1");
  await quiet();
  expect(paths()).toEqual(["/api/login"]);
  asked[0]!.answer(200, {});
  await login;
  await quiet();
  expect(paths()).toEqual(["/api/login", "/api/tables?mine=1"]);
  asked[1]!.answer(200, { tables: [] });
  expect(await tables).toEqual({ tables: [] });
});

test("what was asked before I become somebody is answered first", async () => {
  const tables = get("/tables?mine=1");
  await quiet();
  const login = become("/login", { login: "ana" });
  await quiet();
  expect(paths()).toEqual(["/api/tables?mine=1"]);
  asked[0]!.answer(500, {});
  await expect(tables).rejects.toMatchObject({ status: 500 });
  await quiet();
  expect(paths()).toEqual(["/api/tables?mine=1", "/api/login"]);
  asked[1]!.answer(200, {});
  await login;
});

test("a login that is refused holds nothing up", async () => {
  const login = become("/login", {});
  const games = allGames();
  await quiet();
  asked[0]!.answer(403, { error: { key: "wrong-login" } });
  await expect(login).rejects.toMatchObject({ status: 403, said: { key: "wrong-login" } });
  await quiet();
  asked[1]!.answer(200, { games: [] });
  expect(await games).toEqual([]);
});

test("whoever logs out becomes a guest only once the old identity is gone", async () => {
  iAmNow(null);
  const logout = become("/logout");
  identityEnded("old"); // the hall has closed the socket of the old identity already
  const guest = whoAmI();
  await quiet();
  expect(paths()).toEqual(["/api/logout"]);
  asked[0]!.answer(200, {});
  await logout;
  await quiet();
  expect(paths()).toEqual(["/api/logout", "/api/guest"]);
  asked[1]!.answer(200, { person: { id: "g" } });
  expect(await guest).toEqual({ id: "g" });
  iAmNow(null);
});

test("whoever comes for the first time asks nothing before the hall knows them", async () => {
  iAmNow(null);
  const answers = [get("/tables/t"), get("/tables?mine=1"), whoAmI()];
  await quiet();
  expect(paths()).toEqual(["/api/guest"]);
  asked[0]!.answer(200, { person: somebody("new") });
  await quiet();
  expect(paths()).toEqual(["/api/guest", "/api/tables/t", "/api/tables?mine=1"]);
  for (const one of asked.slice(1)) one.answer(200, {});
  await Promise.all(answers);
  expect(signedOut.now).toBe(false);
});

test("an identity that several requests find ended is replaced once", async () => {
  const answers = [get("/tables/a"), get("/tables/b")];
  await quiet();
  asked[0]!.answer(401, { error: { key: "no-identity" } });
  await quiet();
  asked[1]!.answer(401, { error: { key: "no-identity" } });
  identityEnded("old"); // its socket is closed, too
  await quiet();
  expect(paths()).toEqual(["/api/tables/a", "/api/tables/b", "/api/guest"]);
  asked[2]!.answer(200, { person: somebody("new") });
  await quiet();
  expect(paths().slice(3).sort()).toEqual(["/api/tables/a", "/api/tables/b"]);
  for (const one of asked.slice(3)) one.answer(200, {});
  await Promise.all(answers);
  expect(signedOut.now).toBe(true);
});

test("what waits for an identity is answered before I become somebody else", async () => {
  iAmNow(null);
  const tables = get("/tables?mine=1");
  const login = become("/login", {});
  await quiet();
  asked[0]!.answer(200, { person: somebody("new") });
  await quiet();
  expect(paths()).toEqual(["/api/guest", "/api/tables?mine=1"]);
  asked[1]!.answer(200, {});
  await tables;
  await quiet();
  expect(paths().at(-1)).toBe("/api/login");
  asked[2]!.answer(200, {});
  await login;
});

test("an identity that has ended is replaced, while becoming somebody too", async () => {
  const named = become("/name", { name: "Ana" });
  const tables = post("/tables", {});
  await quiet();
  asked[0]!.answer(401, { error: { key: "no-identity" } });
  await quiet();
  expect(paths()).toEqual(["/api/name", "/api/guest"]);
  asked[1]!.answer(200, { person: { id: "p" } });
  await quiet();
  asked[2]!.answer(200, { person: { id: "p", name: "Ana" } });
  await named;
  await quiet();
  expect(paths()).toEqual(["/api/name", "/api/guest", "/api/name", "/api/tables"]);
  asked[3]!.answer(201, {});
  await tables;
});

test("whoever is banned is told so until the hall lets them in again", async () => {
  const error = { key: "hall.banned", args: { why_text: "Spam" } };
  iAmNow({ id: "p_1", name: "Ana", account: false, login: null });
  const tables = get("/tables");
  await quiet();
  asked[0]!.answer(403, { error });
  await expect(tables).rejects.toThrow();
  expect(banned.said).toEqual(error);
  identityEnded("p_1");
  const me = whoAmI();
  await quiet();
  asked[1]!.answer(200, { person: { id: "p_1", name: "Ana", account: false, login: null } });
  await me;
  expect(banned.said).toBeNull();
});
