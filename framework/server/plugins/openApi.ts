import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { setImmediate as nextTurn } from 'node:timers/promises';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { apiInfo } from '#app/apiInfo';
import { appliedDesign } from '#framework/schema/designs/applyDesign';
import { ThreadPool } from '../threads/threadPool';
import { referencePolicy } from './securityHeaders';
import { namesTag } from '../http/headers';
import type { DocumentedOperation } from '../http/operation';
import { resolveReference } from './resolveReference';
import type { DocumentedRoute } from './writeDocument';

const address = '/api/v1/openapi.json';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);
/** A tenth of the time of the best compression, for a few per cent of its size. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

interface WrittenDocument {
  /** The document by its encoding, compressed once for everybody. */
  readonly encoded: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
  readonly etag: string;
}

/** The thread ends soon after: the document is written once for each design, if somebody asks for it. */
const writers = new ThreadPool<readonly DocumentedRoute[], string>(
  new URL(`./openApiThread${path.extname(import.meta.filename)}`, import.meta.url),
  { threads: 1, patienceMs: 1_000, jobMs: 30_000, heapMb: 256, waiting: 10, restMs: 1_000 },
);

/** The OpenAPI 3.1 document, made from the registered operations, and a readable reference of it. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const described: { method: string; describe: () => readonly DocumentedOperation[] }[] = [];
  app.addHook('onRoute', ({ method, config }) => {
    if (config?.documented)
      for (const one of [method].flat().filter((name) => name !== 'HEAD'))
        described.push({ method: one, describe: config.documented });
  });
  let written: { readonly design: number; readonly document: Promise<WrittenDocument> } | undefined;
  const write = async (): Promise<WrittenDocument> => {
    const routes: DocumentedRoute[] = [];
    for (const { describe, method } of described) {
      for (const { url, schema } of describe()) routes.push({ method, url: `/api/v1${url}`, schema });
      // Several hundred schemas at once would keep everybody else waiting.
      await nextTurn();
    }
    const text = await writers.run(routes);
    const plain = Buffer.from(text);
    const encoded = { br: await brotli(plain, brotliOptions), gzip: await gzip(plain), identity: plain };
    return { encoded, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  };
  app.get(address, { schema: { hide: true } }, async (request, reply) => {
    const design = appliedDesign().version;
    if (written?.design !== design) written = { design, document: write() };
    const { encoded, etag } = await written.document.catch((error: unknown) => {
      written = undefined;
      throw error;
    });
    reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    if (namesTag(request.headers['if-none-match'], etag)) return reply.status(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    // What says how it is encoded is not compressed anew.
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(encoded[encoding]);
  });

  // Only because the reference's own plugin will not do without it: what it would write, the thread writes.
  await app.register(swagger, { openapi: {} });
  await app.register(swaggerUi, {
    routePrefix: '/api/v1/docs',
    staticCSP: referencePolicy,
    theme: { title: apiInfo.title },
    // Several hundred operations, opened by their group; no stranger's validator is asked about them.
    uiConfig: {
      docExpansion: 'none',
      filter: true,
      deepLinking: true,
      validatorUrl: null,
      plugins: [resolveReference],
    },
    uiHooks: {
      onRequest: (request, reply, next) => {
        if (/^\/api\/v1\/docs\/(json|yaml)\b/.test(request.url)) return void reply.redirect(address);
        next();
      },
    },
  });
}

/** The smallest encoding that a caller accepts. */
function encodingFor(accepted: string | string[] = ''): keyof WrittenDocument['encoded'] {
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
