// Whose boards are shown on the right; chips and keys change it, the board shows it. Null: one's own.
export const look = $state<{ seat: number | null }>({ seat: null });
