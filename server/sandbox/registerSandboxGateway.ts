import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { AppContext } from 'sijil/server/http/appContext';
import { createToken, deleteToken, findToken } from './createToken';
import {
  createPayment,
  decidePayment,
  findPayment,
  refundPayment,
  type SandboxPayment,
  voidPayment,
} from './sandboxPayments';
import { threeDsPage, threeDsPolicy } from './threeDsPage';
import type { Config } from '../config/readConfig';

/** A payment in the gateway's format (rules 10.2). */
function toMoyasarPayment({ id, status, amount, body, createdAt }: SandboxPayment, config: Config) {
  const open = status === 'initiated';
  return {
    id,
    status,
    amount,
    fee: 0,
    currency: body.currency,
    refunded: body.refunded ?? 0,
    refunded_at: null,
    captured: 0,
    captured_at: null,
    voided_at: status === 'voided' ? createdAt.toISOString() : null,
    description: body.description ?? null,
    invoice_id: null,
    ip: null,
    callback_url: body.callback_url ?? null,
    created_at: createdAt.toISOString(),
    updated_at: createdAt.toISOString(),
    metadata: body.metadata ?? null,
    source: {
      type: body.means ?? 'creditcard',
      company: body.card.brand,
      name: body.card.name,
      number: `XXXX-XXXX-XXXX-${body.card.lastFour}`,
      message: body.message,
      transaction_url: open ? `${config.publicUrl}/sandbox/gateway/3ds/${id}` : null,
      gateway_id: `sandbox_${id}`,
      reference_number: null,
      token: null,
    },
  };
}

/** Hidden from the API reference, because it simulates somebody else's API. */
const hidden = { schema: { hide: true } };

/** Simulated card gateway with Moyasar's contract, only in the sandbox. */
export function registerSandboxGateway(api: AppContext): void {
  if (!api.config.sandbox || api.config.cardGateway.url !== undefined) return;
  void api.app.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
      );
      registerGatewayApi(api, scope);
      registerBankPage(api, scope);
    },
    { prefix: '/sandbox/gateway' },
  );
}

function registerGatewayApi(api: AppContext, scope: FastifyInstance): void {
  const { publicKey, secretKey } = api.config.cardGateway;

  scope.post('/v1/tokens', hidden, async (request, reply) => {
    if (!hasKey(request, [publicKey, secretKey])) return unauthorized(reply);
    const answer = await createToken(api, request.body);
    return answer.ok ? reply.status(201).send(answer.token) : invalid(reply, answer.errors);
  });

  scope.get<{ Params: { id: string } }>('/v1/tokens/:id', hidden, async (request, reply) => {
    if (!hasKey(request, [secretKey])) return unauthorized(reply);
    return (await findToken(api, request.params.id)) ?? notFound(reply);
  });

  scope.delete<{ Params: { id: string } }>('/v1/tokens/:id', hidden, async (request, reply) => {
    if (!hasKey(request, [secretKey])) return unauthorized(reply);
    return (await deleteToken(api, request.params.id)) ? reply.status(204).send() : notFound(reply);
  });

  // Apple is not called: the portal's own sheet accepts any session.
  scope.post('/v1/applepay/initiate', hidden, async (request, reply) => {
    if (!hasKey(request, [secretKey])) return unauthorized(reply);
    return { merchantSessionIdentifier: 'sandbox', displayName: 'Salama' };
  });

  scope.post('/v1/payments', hidden, async (request, reply) => {
    if (!hasKey(request, [secretKey])) return unauthorized(reply);
    const answer = await createPayment(api, request.body, api.config.publicUrl);
    if (!answer.ok) return invalid(reply, answer.errors);
    return reply.status(201).send(toMoyasarPayment(answer.payment, api.config));
  });

  scope.post<{ Params: { id: string } }>('/v1/payments/:id/refund', hidden, async (request, reply) => {
    if (!hasKey(request, [secretKey])) return unauthorized(reply);
    if (!(await findPayment(api, request.params.id))) return notFound(reply);
    const payment = await refundPayment(api, request.params.id, request.body);
    if (!payment) return invalid(reply, { amount: ['The amount cannot be refunded.'] });
    return toMoyasarPayment(payment, api.config);
  });

  scope.post<{ Params: { id: string } }>('/v1/payments/:id/void', hidden, async (request, reply) => {
    if (!hasKey(request, [secretKey])) return unauthorized(reply);
    if (!(await findPayment(api, request.params.id))) return notFound(reply);
    const payment = await voidPayment(api, request.params.id);
    if (!payment) return wrongState(reply, 'The payment cannot be voided in its current state.');
    return toMoyasarPayment(payment, api.config);
  });

  scope.get<{ Params: { id: string } }>('/v1/payments/:id', hidden, async (request, reply) => {
    if (!hasKey(request, [secretKey])) return unauthorized(reply);
    const payment = await findPayment(api, request.params.id);
    return payment ? toMoyasarPayment(payment, api.config) : notFound(reply);
  });
}

function registerBankPage(api: AppContext, scope: FastifyInstance): void {
  const { publicUrl } = api.config;

  scope.get<{ Params: { id: string } }>('/3ds/:id', hidden, async (request, reply) => {
    const payment = await findPayment(api, request.params.id);
    if (!payment) return notFound(reply);
    // Already decided: the back button redirects instead of offering a second decision.
    if (payment.status !== 'initiated') return reply.redirect(returnUrl(payment, publicUrl), 303);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': threeDsPolicy(payment.body.callback_url ?? publicUrl),
        'cache-control': 'no-store',
      })
      .send(threeDsPage(payment));
  });

  scope.post<{ Params: { id: string }; Body: { decision?: string } | null }>(
    '/3ds/:id',
    hidden,
    async (request, reply) => {
      const payment = await findPayment(api, request.params.id);
      if (!payment) return notFound(reply);
      const decided = await decidePayment(api, payment, request.body?.decision === 'approve');
      await postWebhook(api, decided);
      return reply.redirect(returnUrl(decided, publicUrl), 303);
    },
  );
}

/** Address that returns the payer to the merchant, with the outcome, which is shown but never trusted. */
function returnUrl({ id, status, body }: SandboxPayment, publicUrl: string): string {
  const url = new URL(body.callback_url ?? publicUrl);
  url.searchParams.set('id', id);
  url.searchParams.set('status', status);
  url.searchParams.set('message', body.message ?? '');
  return url.href;
}

/** True for HTTP Basic with one of these keys as the user and no password, as the gateway requires. */
function hasKey({ headers }: FastifyRequest, keys: readonly string[]): boolean {
  const [scheme, encoded = ''] = (headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return false;
  return keys.some((key) => Buffer.from(encoded, 'base64').toString() === `${key}:`);
}

type Fields = Readonly<Record<string, readonly string[]>>;

/** Sends the gateway's error body (rules 10.1). */
function send(reply: FastifyReply, status: number, type: string, message: string, errors: Fields | null) {
  return reply.status(status).send({ type, message, errors });
}

const unauthorized = (reply: FastifyReply) =>
  send(reply, 401, 'authentication_error', 'Invalid authorization credentials', null);

const notFound = (reply: FastifyReply) => send(reply, 404, 'record_not_found', 'Record not found', null);

const wrongState = (reply: FastifyReply, message: string) =>
  send(reply, 400, 'invalid_request_error', message, null);

const invalid = (reply: FastifyReply, errors: Fields) =>
  send(reply, 400, 'validation_error', 'Data validation failed', errors);

/** Notifies the portal of a payment's result, as the gateway's webhook does; its failure must not stop the payer. */
async function postWebhook(api: AppContext, payment: SandboxPayment): Promise<void> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhook',
    payload: {
      id: randomUUID(),
      type: payment.status === 'paid' ? 'payment_paid' : 'payment_failed',
      created_at: api.clock().toISOString(),
      secret_token: api.config.cardGateway.webhookSecret,
      account_name: 'Sandbox',
      live: false,
      data: toMoyasarPayment(payment, api.config),
    },
  });
  if (answer.statusCode >= 300) api.app.log.warn({ payment: payment.id }, 'the webhook was refused');
}
