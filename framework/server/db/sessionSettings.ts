/**
 * Settings of every connection that answers calls. `statement_timeout` ends what no screen would wait for; `jit`: to compile a
 * statement takes PostgreSQL longer than to run any of ours.
 */
export const sessionSettings = {
  statement_timeout: '15000',
  idle_in_transaction_session_timeout: '60000',
  TimeZone: 'UTC',
  jit: 'off',
} as const;

/** The same as the parameter with which a connection starts. */
export const sessionOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
