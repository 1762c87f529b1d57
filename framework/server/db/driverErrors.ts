interface DriverError {
  readonly code?: string;
  readonly detail?: string;
  readonly message?: string;
  readonly cause?: unknown;
}

/** Returns the driver's own error, which drizzle wraps. */
export function rootOf(error: unknown): DriverError {
  const known = (error ?? {}) as DriverError;
  return known.cause ? rootOf(known.cause) : known;
}

/**
 * True for messages without a code of their own: of the driver, when a connection is lost, is not obtained in time or no
 * longer replies; of PostgreSQL, when a database was closed to everybody; and of a pooler in their place.
 */
export const isLost = (message = ''): boolean =>
  /^(Connection terminated|timeout (exceeded|expired)|Query read timeout|Client has encountered|Client was closed|Connection ended|server (closed the connection|conn crashed)|query_wait_timeout|no more connections allowed|pgbouncer cannot connect|cannot execute .* in a read-only transaction|database ".*" is not currently accepting connections)/.test(
    message,
  );
