// A file that was loaded is at hand at once for whoever asks again: a browser's own `import()` takes its time for that, in
// which it draws a page that is half there.

type Load<T> = () => Promise<T>;

/** A loader that loads once; again only if that failed. */
export function once<T>(load: Load<T>): Load<T> {
  let found: Promise<T> | null = null;
  return () => {
    found ??= load().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}

export const eachOnce = <T>(loads: Record<string, Load<T>>): Record<string, Load<T>> =>
  Object.fromEntries(Object.entries(loads).map(([name, load]) => [name, once(load)]));
