import type { FastifyRequest } from 'fastify';
import { DrizzleQueryError } from 'drizzle-orm';

/** Safe parts of an error for a log: where and why, never the values of a statement. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly cause?: LoggedError;
};

/**
 * Describes an error for a log. A failed query keeps its text and loses its parameters: among them are password hashes, e-mails
 * and phone numbers. PostgreSQL's `detail`, which repeats them, is dropped too.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutParameters(String(error)), stack: '' };
  const { cause } = error;
  const [code, constraint, table] = [
    textOf(error, 'code'),
    textOf(error, 'constraint'),
    textOf(error, 'table'),
  ];
  const message =
    error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : withoutParameters(error.message);
  return {
    type: error.name,
    message,
    stack: stackLines(error.stack),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}

/** Text that PostgreSQL or Node adds to an error; undefined for none. */
function textOf(error: Error, name: string): string | undefined {
  const text: unknown = Reflect.get(error, name);
  return typeof text === 'string' ? text : undefined;
}

/** Error whose message may be stored: the job queue writes it into the database with the job. */
export function withoutSecrets(error: unknown): Error {
  const { type, message, stack, cause, ...facts } = loggedError(error);
  const redacted = new Error(cause ? `${message}: ${cause.message}` : message);
  return Object.assign(redacted, facts, { name: type, stack: `${type}: ${redacted.message}\n${stack}` });
}

/** Removes the parameters from a text of other code, such as the job queue. */
export function withoutParameters(text: string): string {
  return text.replaceAll(/(^|\n)\s*params: [\s\S]*?(?=\n\s+at |'?$)/g, '');
}

/** The stack repeats the message before its first line. */
function stackLines(stack: string | undefined): string {
  return stack?.match(/^\s+at .*$/gm)?.join('\n') ?? '';
}

/**
 * Describes a call for a log. A query is logged by its names only: values include reset tokens, signatures of file links and
 * search texts. A token in the path of a page is shortened too.
 */
export function loggedRequest(request: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  const [path = '', query] = request.url.split('?');
  const names = [...new Set(new URLSearchParams(query).keys())];
  return {
    method: request.method,
    url: path.replaceAll(/[\w-]{40,}/g, '…') + (names.length > 0 ? `?${names.join('&')}` : ''),
    ip: request.ip,
  };
}
