// While a scene covers the board, nothing beneath it is clicked, focused or read out.
export function alone(scene: HTMLElement): { destroy: () => void } {
  const beneath = [...(scene.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== scene && !one.inert,
  );
  for (const one of beneath) one.inert = true;

  /** On a phone the page scrolls: the scene then hangs below the prompt, wherever that ends. */
  const prompt = document.querySelector("[data-prompt]");
  const place = () => {
    if (prompt) scene.style.setProperty("--scene-top", `${Math.round(prompt.getBoundingClientRect().bottom)}px`);
  };
  place();
  const watcher = new ResizeObserver(place);
  if (prompt) watcher.observe(prompt);
  return {
    destroy() {
      watcher.disconnect();
      for (const one of beneath) one.inert = false;
    },
  };
}
