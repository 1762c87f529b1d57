/** Of a column that stays at the start of its table; in Arabic the table turns it to the right. */
export const pinnedStart = { fixed: 'left' } as const;
