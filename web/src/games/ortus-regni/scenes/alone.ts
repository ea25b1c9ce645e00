// While a scene covers the board, nothing beneath it is clicked, focused or read out; while one looks past it, all is.
export function alone(scene: HTMLElement, covers: boolean): { update: (covers: boolean) => void; destroy: () => void } {
  const table = scene.closest("[data-question]");
  const beneath = [...(table?.children ?? [])].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && !one.contains(scene) && !one.matches("[data-above-scenes]"),
  );
  const cover = (inert: boolean) => {
    for (const one of beneath) one.inert = inert;
  };
  cover(covers);

  /** On a phone the page scrolls: the scene then hangs below the prompt, wherever that ends. */
  const prompt = document.querySelector("[data-prompt]");
  const place = () => {
    if (prompt) scene.style.setProperty("--scene-top", `${Math.round(prompt.getBoundingClientRect().bottom)}px`);
  };
  place();
  const watcher = new ResizeObserver(place);
  if (prompt) watcher.observe(prompt);
  return {
    update: cover,
    destroy() {
      watcher.disconnect();
      cover(false);
    },
  };
}
