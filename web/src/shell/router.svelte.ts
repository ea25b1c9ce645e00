// Where we are: the path of the address, kept in step with the browser's history.
export const place = $state({ path: location.pathname, hash: location.hash, search: location.search });

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash;
  place.search = location.search;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
  if (!replace) window.scrollTo(0, 0);
}

/** Follow links of our own without loading the page anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): () => void {
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", look);
    removeEventListener("hashchange", look);
    document.removeEventListener("click", follow);
  };
}
