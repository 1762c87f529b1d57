/**
 * Stands in for axios in the bundle (`vite.config.ts`): simple-rest makes a client of it as soon as it is loaded, for whoever
 * gives it none. Ours is always given (`http.ts`), so that 21 kB of gzip would be fetched to be never called.
 */
export default { create: () => ({ interceptors: { response: { use: () => undefined } } }) };
