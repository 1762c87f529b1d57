import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isNationalId } from 'sijil/base/formats/saudiNumbers';
import type { AppContext } from 'sijil/server/http/appContext';
import {
  findTransaction,
  markReported,
  nafathJwk,
  nafathStatus,
  type NafathTransaction,
  signDecision,
  startTransaction,
} from './nafathTransactions';

/** Hidden from the API reference, because it simulates somebody else's API. */
const hidden = { schema: { hide: true } };

const requestBody = z.object({ nationalId: z.string().refine(isNationalId), service: z.string().min(1) });
const statusBody = z.object({ nationalId: z.string(), transId: z.string(), random: z.string() });

/** Simulated identity service with Nafath's contract (rules 10.6), only in the sandbox. */
export function registerSandboxNafath(api: AppContext): void {
  if (!api.config.sandbox || api.config.identity.url !== undefined) return;
  void api.app.register(
    async (scope) => {
      scope.get('/mfa/jwk', hidden, async (request, reply) =>
        hasKeys(api, request) ? { keys: [await nafathJwk(api)] } : forbidden(reply),
      );
      registerRequest(api, scope);
      registerStatus(api, scope);
    },
    { prefix: '/sandbox/nafath/api/v1' },
  );
}

function registerRequest(api: AppContext, scope: FastifyInstance): void {
  scope.post<{ Querystring: { requestId?: string } }>('/mfa/request', hidden, async (request, reply) => {
    if (!hasKeys(api, request)) return forbidden(reply);
    const body = requestBody.safeParse(request.body);
    if (!body.success) return refused(reply, 422, '422-031-046', 'invalid data');
    const { nationalId } = body.data;
    const started = await startTransaction(api, { nationalId, requestId: request.query.requestId ?? '' });
    if (!started) return refused(reply, 400, '400-034-050', 'active transaction exists');
    return reply.status(201).send({ transId: started.id, random: started.random });
  });
}

function registerStatus(api: AppContext, scope: FastifyInstance): void {
  scope.post('/mfa/request/status', hidden, async (request, reply) => {
    if (!hasKeys(api, request)) return forbidden(reply);
    const body = statusBody.safeParse(request.body);
    const found = body.success ? await findTransaction(api, body.data) : undefined;
    if (!body.success || !found) return refused(reply, 400, '400-034-053', 'transaction not found');
    const status = nafathStatus(found, api.clock());
    if (status === 'EXPIRED') return refused(reply, 400, '400-034-051', 'transaction expired');
    if (status !== 'WAITING' && found.toldAt === null)
      await callPortalBack(api, found, await signDecision(api, { ...body.data, status }));
    return { status };
  });
}

/** Notifies the portal of the person's decision, as the service's callback does, until it has been accepted once. */
async function callPortalBack(
  api: AppContext,
  { id, requestId }: NafathTransaction,
  token: string,
): Promise<void> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/identity/callback',
    payload: { token, transId: id, requestId },
  });
  if (answer.statusCode < 300) await markReported(api, id);
  else api.app.log.warn({ transId: id }, 'the identity callback was refused');
}

function hasKeys({ config }: AppContext, { headers }: FastifyRequest): boolean {
  return headers['app-id'] === config.identity.appId && headers['app-key'] === config.identity.appKey;
}

function refused(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.status(status).send({ code, reference: randomInt(1_000_000), status: message });
}

const forbidden = (reply: FastifyReply) => refused(reply, 403, '403-034-001', 'forbidden');
