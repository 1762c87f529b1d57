/**
 * Timeouts of connections, in milliseconds. A peer that sends slowly, or opens connections and stays silent, holds
 * none of them for ever, and none beyond a stop.
 */
export const peerTimeouts = {
  /** The whole call must have arrived: 500 kB over a bad mobile network take a few seconds. */
  requestTimeout: 30_000,
  /** Nothing at all in either direction; longer than any statement may take. */
  connectionTimeout: 30_000,
  keepAliveTimeout: 10_000,
  http: {
    headersTimeout: 10_000,
    /** Interval at which the two limits are checked. */
    connectionsCheckingInterval: 2_000,
  },
} as const;
