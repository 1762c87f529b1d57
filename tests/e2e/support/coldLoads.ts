/** The annotation of a test that says how often it loaded a page anew. */
export const coldLoads = 'cold loads';

/**
 * Number of page loads in the entire suite. Each costs some two seconds of a processor: go on inside the portal with
 * `walkTo`, or check what you came for where the screen is visited already, before you raise this.
 */
export const mostColdLoads = 195;
