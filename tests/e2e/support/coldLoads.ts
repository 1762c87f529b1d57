/** The annotation of a test that says how often it loaded a page anew. */
export const coldLoads = 'cold loads';

/**
 * How often the whole suite may load a page anew. Each costs some two seconds of a processor: go on inside the portal
 * with `walkTo`, or judge what you came for where the screen is visited already, before you raise this.
 */
export const mostColdLoads = 185;
