/** Annotation of a test with its number of page loads. */
export const coldLoads = 'cold loads';

/**
 * Maximum number of page loads in the entire suite. Each costs some two seconds of CPU time: move on inside the portal with
 * `walkTo`, or check a screen where it is visited already, before you raise this.
 */
export const mostColdLoads = 195;
