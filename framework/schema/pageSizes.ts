/** The sizes of a list's page that the console offers. */
export const pageSizes = [10, 25, 50, 100] as const;
