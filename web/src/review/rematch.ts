// The next game with the same settings and opponents.
import { post } from "../connection/api";
import { commit } from "../connection/contribution";

/** Opens it, or joins the one that was opened already; answers its id. */
export const rematchOf = async (table: string): Promise<string> =>
  (await post<{ ack: { rematch: string } }>(`/tables/${table}/rematch`, { nonce_hash: commit() })).ack.rematch;
