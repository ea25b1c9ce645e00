// One click to a game: a table is opened, started and gone to.
import { openTable, Refusal, UNREACHABLE } from "../connection/api";
import type { Message } from "../connection/types";
import { go } from "../shell/router.svelte";

/** What was in the way, or nothing: then the page is the table's. */
export async function startTable(wanted: Parameters<typeof openTable>[0]): Promise<Message | null> {
  try {
    const { table } = await openTable(wanted);
    go(`/table/${table.id}`);
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.said : UNREACHABLE;
  }
}
