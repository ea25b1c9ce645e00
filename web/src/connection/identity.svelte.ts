// Who this browser is to the hall. Identities end: by logging out elsewhere, or when the hall forgets them.
import type { Message } from "./types";

export const signedOut = $state({ now: false });

/** What the hall tells somebody who may not come in. */
export const banned = $state<{ said: Message | null }>({ said: null });
