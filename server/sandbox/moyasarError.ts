import type { FastifyReply } from 'fastify';

type Fields = Readonly<Record<string, readonly string[]>>;

/** The gateway's error body (rules 10.1). */
function send(reply: FastifyReply, status: number, type: string, message: string, errors: Fields | null) {
  return reply.status(status).send({ type, message, errors });
}

export const unauthorized = (reply: FastifyReply) =>
  send(reply, 401, 'authentication_error', 'Invalid authorization credentials', null);

export const notFound = (reply: FastifyReply) =>
  send(reply, 404, 'record_not_found', 'Record not found', null);

export const wrongState = (reply: FastifyReply, message: string) =>
  send(reply, 400, 'invalid_request_error', message, null);

export const invalid = (reply: FastifyReply, errors: Fields) =>
  send(reply, 400, 'validation_error', 'Data validation failed', errors);
