/** Kinds of files that are made in the background. */
export const exportNames = {};
