// How the text of a catalogue falls into messages, for the client and for its build.

/** A message or term begins a line with its name. */
export const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/;
/** Another message or term inside one. */
export const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g;

export const entriesOf = (text: string): string[] => text.split(/\n(?=-?[a-zA-Z])/);
