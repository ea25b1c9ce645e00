// The first script of every page. It is small: it asks the hall and loads everything the page of this address needs,
// all at once, instead of one after another as they find out about each other.
import { callHall } from "./connection/early";
import { catalogueOf, comesLater, firstRoom, openAt, SHELL_ROOMS } from "./language/catalogues";
import { languageFor, languageSet } from "./language/languages";
import { drawWith } from "./shell/arrival";
import { pageAt } from "./shell/pages";
import { faceLoader, roomsOf } from "./table/faces";

const ignore = () => {}; // whoever needs it asks again, and says that it can't be had
const language = languageFor(languageSet());

function loadWords(rooms: readonly string[]): void {
  for (const room of rooms) if (!comesLater(room)) catalogueOf(language, room).catch(ignore);
}

let known = false; // which rooms are needed; whoever comes to a table knows it from the page itself
/** The face of the game, where the page itself says which it is. */
let face: Promise<unknown> | undefined;
callHall((game) => {
  if (!known) openAt(game);
  loadWords(roomsOf(game));
  const loading = faceLoader(game)?.();
  loading?.catch(ignore);
  if (!known) face = loading;
});
known = true;
const page = pageAt(location.pathname);
const first = firstRoom();
loadWords([...(first ? [first] : []), ...SHELL_ROOMS, ...(page?.rooms ?? [])]);
const loading = page?.load();
loading?.catch(ignore);
if (face && loading) drawWith([face, loading]);
void import("./main");
