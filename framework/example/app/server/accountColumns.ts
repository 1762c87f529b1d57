/** Additional columns of accounts: none, the framework's are enough. */
export const accountColumns = {};
export const accountIndexes = (_table: object) => [];
