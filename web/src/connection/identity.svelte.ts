// Who this browser is to the hall. Identities end: by logging out elsewhere, or when the hall forgets them.
export const signedOut = $state({ now: false });
