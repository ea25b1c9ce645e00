import { beforeEach, expect, test, vi } from "vitest";
import { become, get, iAmNow, post, whoAmI, whoAmIAgain } from "./api";
import { banned } from "./identity.svelte";

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

beforeEach(() => {
  asked.length = 0;
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
  const games = get("/games");
  await quiet();
  asked[0]!.answer(403, { error: { key: "wrong-login" } });
  await expect(login).rejects.toMatchObject({ status: 403, said: { key: "wrong-login" } });
  await quiet();
  asked[1]!.answer(200, { games: [] });
  expect(await games).toEqual({ games: [] });
});

test("whoever logs out becomes a guest only once the old identity is gone", async () => {
  iAmNow(null);
  const logout = become("/logout");
  whoAmIAgain(); // the hall has closed the socket of the old identity already
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
  const tables = get("/tables");
  await quiet();
  asked[0]!.answer(403, { error });
  await expect(tables).rejects.toThrow();
  expect(banned.said).toEqual(error);
  whoAmIAgain();
  const me = whoAmI();
  await quiet();
  asked[1]!.answer(200, { person: { id: "p_1", name: "Ana", account: false, login: null } });
  await me;
  expect(banned.said).toBeNull();
});
