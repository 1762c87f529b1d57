import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { transitions } from '#domain/workflow/requestWorkflow';
import { checkWorkflow } from '#domain/workflow/checkWorkflow';
import { toLanguage } from '#framework/base/i18n/localized';
import { endStatuses, statusNames } from '#domain/workflow/statuses';
import { checkResources } from '#framework/schema/checkResources';
import { uploadLimit } from '#framework/base/files/uploads';
import { resourceList } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import type { Dependencies } from './dependencies';
import { moduleTableNames } from './db/schema/index';
import { ApiError } from '#framework/server/http/apiError';
import { assertPlainBody, hasTooManyParts } from '#framework/server/http/assertPlainBody';
import { peerTimeouts } from '#framework/server/http/peerTimeouts';
import { loggedError, loggedRequest } from './log/withoutSecrets';
import { registerModules } from './wiring/registerModules';
import { createSessions } from '#framework/server/http/sessions';
import { registerErrorHandler } from './plugins/errorHandler';
import { refuseWhileClosing } from './plugins/refuseWhileClosing';
import { registerOpenApi } from './plugins/openApi';
import { registerPortal } from './plugins/portal';
import { registerRateLimits } from './plugins/rateLimits';
import { registerSecurityHeaders } from './plugins/securityHeaders';
import { registerResources } from '#framework/server/resources/registerResources';
import { effects } from './wiring/effects';

/** Size limit of a body that is no file; an operation that needs more says so in its contract. */
const usualBodyBytes = 16 * 1024;

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/**
 * Input is checked by zod from the declarations and answers are written by `writeAnswer`; a second validator could only
 * disagree. Named here, because Fastify would otherwise load its own two, which takes time and memory at each start.
 */
const compilersFactory: Compilers = {
  // The type is that of the validator which is not loaded.
  buildValidator: (() => () => () => true) as unknown as NonNullable<Compilers['buildValidator']>,
  buildSerializer: () => () => (answer: unknown) => JSON.stringify(answer),
};

/** Builds the whole server without listening; tests call it with dependencies of their own. */
export async function buildApp(
  dependencies: Dependencies,
): Promise<{ app: FastifyInstance; api: AppContext }> {
  assertDeclarations();
  const { config } = dependencies;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: loggedRequest, err: loggedError },
    },
    genReqId: () => randomUUID(),
    // Only proxies that are named may say who is behind them; anybody else's header would be a way around the limits.
    trustProxy: config.trustProxy,
    bodyLimit: usualBodyBytes,
    ...peerTimeouts,
    // Fastify's own refusal while it closes has neither our words nor the time to come back.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory },
  });
  app.decorateRequest('language', 'ar');
  app.addHook('onRequest', async (request) => {
    request.language = toLanguage(request.headers['accept-language']);
  });
  registerErrorHandler(app);
  refuseWhileClosing(app);
  registerSecurityHeaders(app, config);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (hasTooManyParts(body)) done(new ApiError('body_too_complex'));
    else void parseJson(request, body, done);
  });
  await app.register(compress, { threshold: 1024 });
  await app.register(multipart, { limits: { fileSize: uploadLimit, files: 1, fields: 10 } });
  if (config.apiDocs) await registerOpenApi(app);

  const api: AppContext = {
    app,
    ...dependencies,
    effects,
    sessions: createSessions(dependencies.db, dependencies.clock),
  };
  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ routeOptions }) => {
      const alone = routeOptions.config.operationId === 'system.health';
      if (!alone && dependencies.databaseAnswers?.() === false) throw new ApiError('database_unavailable');
    });
    scope.addHook('preValidation', async ({ body }) => assertPlainBody(body));
    if (config.rateLimit) await registerRateLimits(scope, api.sessions);
    const scoped = { ...api, app: scope };
    registerResources(scoped);
    await registerModules(scoped);
  });
  await registerPortal(app);
  return { app, api };
}

/** A wrong table or declaration stops the start with its correction, instead of reaching a customer. */
function assertDeclarations(): void {
  const problems = [
    ...checkWorkflow(transitions, statusNames, 'pending', endStatuses),
    ...checkResources(resourceList, moduleTableNames),
  ];
  if (problems.length > 0) throw new Error(`The declarations are not sound:\n${problems.join('\n')}`);
}
