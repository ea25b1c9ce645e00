// While a scene covers the board, nothing beneath it is clicked, focused or read out.
export function alone(scene: HTMLElement): { destroy: () => void } {
  const beneath = [...(scene.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== scene && !one.inert,
  );
  for (const one of beneath) one.inert = true;
  return {
    destroy() {
      for (const one of beneath) one.inert = false;
    },
  };
}
