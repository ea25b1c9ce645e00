/** What the column beside the board shows; nothing while it is closed. */
export type Side = "hint" | "log" | "chat" | "";
