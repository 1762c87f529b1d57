/**
 * Flags with which Node runs the built server everywhere. By default the young generation grows to 48 MB and never shrinks.
 * Most of the server's young objects die within a call: with 4 MB fewer survive to be copied than with 2, at the same memory
 * at rest; 8 save a little more CPU time, for 9 MB that stay allocated.
 */
export const serverFlags = ['--max-semi-space-size=4'];
