/**
 * What Node is started with to run the built server, wherever that is. By itself it lets the room for young objects grow to
 * 48 MB and keeps it. Of the server's most are forgotten within a call: with 8 MB half as many of them live to be copied as
 * with 2, for 9 MB more at rest; 16 take another 12 and save little.
 */
export const serverFlags = ['--max-semi-space-size=8'];
