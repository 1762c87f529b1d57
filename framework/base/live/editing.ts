/** An open form says so this often, in milliseconds, and is forgotten after the second while without a word. */
export const [openFormEveryMs, openFormGoneMs] = [10_000, 25_000];

/** Name under which the live stream says that somebody has opened or left the form of a record. */
export const editingResource = 'editing';
