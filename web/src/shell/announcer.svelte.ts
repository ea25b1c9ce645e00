// What screen readers are told as it happens.
export const announcement = $state({ text: "" });

export function announce(text: string): void {
  announcement.text = text;
}
