/** Field kinds that only this application has: none. */
export const ownFormats = {};
