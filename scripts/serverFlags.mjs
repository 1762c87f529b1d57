/**
 * What Node is started with to run the built server, wherever that is. By itself it lets the room for young objects grow to
 * 48 MB and keeps it; the server's are forgotten within a few.
 */
export const serverFlags = ['--max-semi-space-size=2'];
