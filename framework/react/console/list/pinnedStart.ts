/** Property of a column that stays at the start of its table; in Arabic the table puts it at the right. */
export const pinnedStart = { fixed: 'left' } as const;
