/** Accounts of the library have the framework's columns alone. */
export const accountColumns = {};
export const accountIndexes = (_table: object) => [];
