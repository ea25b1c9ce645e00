// The score sheet of a result.
import type { Result } from "../connection/types";

/** The lines of the sheet in which somebody has something: one that is nought for all tells nothing. */
export const linesOf = ({ lines }: Pick<Result, "lines">): string[] =>
  Object.keys(lines?.[0] ?? {}).filter((line) => lines?.some((own) => own[line]));
