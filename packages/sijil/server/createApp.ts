import { randomUUID } from 'node:crypto';
import path from 'node:path';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { lists, resourceList } from 'sijil/schema/application';
import { uploadLimit } from 'sijil/base/files/uploads';
import { toLanguage } from 'sijil/base/i18n/localized';
import { checkResources } from 'sijil/schema/checkResources';
import { answersPeople, type PageOrigins } from './config/serverConfig';
import { followLatestDesign } from './db/followDesign';
import { ApiError } from './http/apiError';
import type { AppContext, BuiltApp } from './http/appContext';
import { assertPlainBody, hasTooManyParts } from './http/requestInput';
import { peerTimeouts, refuseWhileClosing } from './http/connections';
import { createSessions } from './http/sessions';
import { loggedError, loggedRequest } from './log/withoutSecrets';
import { registerErrorHandler } from './plugins/errorHandler';
import { registerOpenApi } from './plugins/openApi';
import { pageFollower, registerPortal } from './plugins/portal';
import { inlineScripts, registerRateLimits, registerSecurityHeaders } from './plugins/protection';
import { registerServedApp, type ServedApp } from './plugins/servedApp';
import { registerResources } from './resources/registerResources';
import { createMetrics } from './metrics';
import { defaultHandlers } from './defaultHandlers';
import { features, frameworkHooks } from './features';
import type { GivenHandlers } from './http/handlers';
import { registerHealth } from './system/health';
import { registerMetrics } from './system/registerMetrics';

/** Size limit of a body that is no file; an operation that needs more sets it in its contract. */
const usualBodyBytes = 16 * 1024;

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/**
 * Input is checked by zod from the declarations and answers are written by `writeAnswer`; a second validator could only
 * disagree. These stubs keep Fastify from loading its own two, which takes time and memory at each start.
 */
const compilersFactory: Compilers = {
  // Cast to the type of the validator that is not loaded.
  buildValidator: (() => () => () => true) as unknown as NonNullable<Compilers['buildValidator']>,
  buildSerializer: () => () => (answer: unknown) => JSON.stringify(answer),
};

export interface AppOptions {
  /** Context of handlers, except for the server, its sessions and its metrics. */
  readonly context: Omit<AppContext, 'app' | 'sessions' | 'metrics' | 'handlers' | 'migrationsFolder'>;
  readonly handlers: GivenHandlers;
  /** Tables of the application that no declaration makes, by their names in the database. */
  readonly moduleTableNames: readonly string[];
  readonly migrationsFolder: string;
  /** Folder with the built portal. */
  readonly portalFolder: string;
  readonly origins: PageOrigins;
  /** Further applications for browsers, each below a path of its own. */
  readonly apps?: readonly ServedApp[];
  /** Registers the operations that the application has written by hand. */
  readonly register: (api: AppContext) => void | Promise<void>;
}

/**
 * Builds the server of an application without listening: its declarations, the framework's operations and its own.
 * @throws Error for invalid declarations, with the correction of each
 */
export async function createApp(options: AppOptions): Promise<BuiltApp> {
  assertResources(options.moduleTableNames);
  const { context, apps = [] } = options;
  const { config } = context;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: loggedRequest, err: loggedError },
    },
    genReqId: () => randomUUID(),
    // Only named proxies may give the caller's address; other callers could evade the rate limits by a header.
    trustProxy: config.trustProxy,
    bodyLimit: usualBodyBytes,
    ...peerTimeouts,
    // Fastify's own refusal while closing has neither our texts nor a time to retry.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory },
  });
  app.decorateRequest('language', 'ar');
  app.addHook('onRequest', async (request, reply) => {
    request.language = toLanguage(request.headers['accept-language']);
    // The id in the caller's response finds the line of the log.
    reply.raw.setHeader('x-request-id', request.id);
  });
  registerErrorHandler(app);
  refuseWhileClosing(app);
  const scripts = inlineScripts(path.join(options.portalFolder, 'index.html'));
  registerSecurityHeaders(app, { ...options.origins, scripts }, apps);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (hasTooManyParts(body, request.routeOptions.bodyLimit)) done(new ApiError('body_too_complex'));
    else void parseJson(request, body, done);
  });
  await app.register(compress, { threshold: 1024 });
  await app.register(multipart, { limits: { fileSize: uploadLimit, files: 1, fields: 10 } });
  const sessions = createSessions(context.db, context.clock);
  const writeDocument =
    config.apiDocs && answersPeople(config) ? await registerOpenApi(app, sessions) : () => Promise.resolve();

  const handlers = { ...defaultHandlers, ...options.handlers };
  const hooks = { ...frameworkHooks, ...handlers.hooks };
  const { migrationsFolder } = options;
  const metrics = createMetrics();
  const api = { app, ...context, sessions, metrics, handlers: { ...handlers, hooks }, migrationsFolder };
  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ routeOptions }) => {
      if (!routeOptions.config.anonymous && context.databaseAnswers?.() === false)
        throw new ApiError('database_unavailable');
    });
    scope.addHook('preValidation', async ({ body }) => assertPlainBody(body));
    if (config.rateLimit) await registerRateLimits(scope, api.sessions);
    const scoped = { ...api, app: scope };
    registerMetrics(scoped);
    registerHealth(scoped, migrationsFolder);
    if (!answersPeople(config)) return;
    registerResources(scoped);
    for (const { register } of features) register?.(scoped);
    await options.register(scoped);
  });
  if (answersPeople(config)) {
    for (const one of apps) await registerServedApp(app, one);
    await registerPortal(
      app,
      options.portalFolder,
      pageFollower(() => followLatestDesign(context.db), context),
    );
  } else app.setNotFoundHandler(() => Promise.reject(new ApiError('not_found')));
  return { app, api, warmUp: writeDocument };
}

/** Stops the start at a wrong declaration, with its correction, before it reaches a customer. */
function assertResources(moduleTableNames: readonly string[]): void {
  const problems = checkResources(resourceList(), moduleTableNames, lists());
  if (problems.length > 0) throw new Error(`The declarations are not sound:\n${problems.join('\n')}`);
}
