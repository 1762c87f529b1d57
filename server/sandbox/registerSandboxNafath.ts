import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isNationalId } from '#domain/formats/nationalId';
import { sandboxOutcome } from '#domain/profile/sandboxIdentities';
import type { Api } from '../api';
import { createNafathSigner, type NafathSigner } from './nafathSigner';
import { type NafathTransaction, nafathStatus, openTransactions } from './nafathTransactions';

/** Hidden from the API's reference: it is somebody else's API that we play. */
const hidden = { schema: { hide: true } };

const requestBody = z.object({ nationalId: z.string().refine(isNationalId), service: z.string().min(1) });
const statusBody = z.object({ nationalId: z.string(), transId: z.string(), random: z.string() });

/** An identity service of our own that speaks Nafath's contract (facts §3); there only where no real one is configured. */
export function registerSandboxNafath(api: Api): void {
  if (api.config.identity.url !== undefined) return;
  const signer = createNafathSigner(api.config.identity.audience);
  const transactions = openTransactions();
  void api.app.register(
    async (scope) => {
      scope.get('/mfa/jwk', hidden, (request, reply) =>
        hasKeys(api, request) ? { keys: [signer.jwk] } : forbidden(reply),
      );
      registerRequest(api, scope, transactions);
      registerStatus(api, scope, transactions, signer);
    },
    { prefix: '/sandbox/nafath/api/v1' },
  );
}

type Transactions = ReturnType<typeof openTransactions>;

function registerRequest(api: Api, scope: FastifyInstance, transactions: Transactions): void {
  scope.post<{ Querystring: { requestId?: string } }>('/mfa/request', hidden, (request, reply) => {
    if (!hasKeys(api, request)) return forbidden(reply);
    const body = requestBody.safeParse(request.body);
    if (!body.success) return refused(reply, 422, '422-031-046', 'invalid data');
    const { nationalId } = body.data;
    const now = api.clock();
    if (sandboxOutcome(nationalId) === 'active' || transactions.isActive(nationalId, now))
      return refused(reply, 400, '400-034-050', 'active transaction exists');
    const transaction: NafathTransaction = {
      transId: randomUUID(),
      requestId: request.query.requestId ?? '',
      nationalId,
      random: String(randomInt(10, 100)),
      startedAt: now,
      told: false,
    };
    transactions.add(transaction);
    return reply.status(201).send({ transId: transaction.transId, random: transaction.random });
  });
}

function registerStatus(
  api: Api,
  scope: FastifyInstance,
  transactions: Transactions,
  signer: NafathSigner,
): void {
  scope.post('/mfa/request/status', hidden, async (request, reply) => {
    if (!hasKeys(api, request)) return forbidden(reply);
    const body = statusBody.safeParse(request.body);
    const found = body.success ? transactions.find(body.data) : undefined;
    if (!found) return refused(reply, 400, '400-034-053', 'transaction not found');
    const status = nafathStatus(found, api.clock());
    if (status === 'EXPIRED') return refused(reply, 400, '400-034-051', 'transaction expired');
    if (status !== 'WAITING' && !found.told) {
      found.told = true;
      await postCallback(api, found, signer.sign(found, status, api.clock()));
    }
    return { status };
  });
}

/** Tells the portal what the person decided, as the service's callback does. */
async function postCallback(api: Api, found: NafathTransaction, token: string): Promise<void> {
  const { transId, requestId } = found;
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/identity/callback',
    payload: { token, transId, requestId },
  });
  if (answer.statusCode >= 300) api.app.log.warn({ transId }, 'the identity callback was refused');
}

function hasKeys({ config }: Api, { headers }: FastifyRequest): boolean {
  return headers['app-id'] === config.identity.appId && headers['app-key'] === config.identity.appKey;
}

function refused(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.status(status).send({ code, reference: randomInt(1_000_000), status: message });
}

const forbidden = (reply: FastifyReply) => refused(reply, 403, '403-034-001', 'forbidden');
