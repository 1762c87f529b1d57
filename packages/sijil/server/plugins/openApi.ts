import { apiInfo, errors, resourceNamed } from 'sijil/schema/application';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { setImmediate as nextTurn } from 'node:timers/promises';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { scopeOf } from 'sijil/schema/apiTokens/apiTokens';
import { appliedDesign, asDeclared } from 'sijil/schema/designs/applyDesign';
import { mayCallKind } from 'sijil/schema/roles/mayCall';
import type { Actor } from '../http/appContext';
import type { Sessions } from '../http/sessions';
import { designsResource } from '../db/followDesign';
import { ThreadPool } from '../threads/threadPool';
import { referencePolicy } from './protection';
import { namesTag } from '../http/requestInput';
import type { DocumentedOperation, ReadDeclaration } from '../http/operation';
import type { DocumentedApi, DocumentedRoute } from './writeDocument';

const address = '/api/v1/openapi.json';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

/** Quality that takes a tenth of the time of the best compression, for a few per cent of its size. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

interface WrittenDocument {
  /** The document by its encoding, compressed once for everybody. */
  readonly encoded: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
  readonly etag: string;
}

/** The thread ends soon afterwards: the document is written once for each design, and only on request. */
const writers = new ThreadPool<DocumentedApi, string>(
  new URL(`./openApiThread${path.extname(import.meta.filename)}`, import.meta.url),
  { threads: 1, patienceMs: 1_000, jobMs: 30_000, heapMb: 256, waiting: 10, restMs: 1_000 },
);

/**
 * Serves the OpenAPI 3.1 document, made from the registered operations, and a readable reference of it. Custom fields and record
 * types are only in the document of those who may read what was designed: their names and labels are not for strangers. Returns a
 * function that writes the document, so that nobody waits for it.
 */
export async function registerOpenApi(
  app: FastifyInstance,
  { actorOf }: Pick<Sessions, 'actorOf'>,
): Promise<() => Promise<void>> {
  const described: { method: string; describe: (as: ReadDeclaration) => readonly DocumentedOperation[] }[] =
    [];
  app.addHook('onRoute', ({ method, config }) => {
    if (config?.documented)
      for (const one of [method].flat().filter((name) => name !== 'HEAD'))
        described.push({ method: one, describe: config.documented });
  });
  const write = async (as: ReadDeclaration): Promise<WrittenDocument> => {
    const routes: DocumentedRoute[] = [];
    for (const { describe, method } of described) {
      for (const { url, schema } of describe(as)) routes.push({ method, url: `/api/v1${url}`, schema });
      // Several hundred schemas at once would block the event loop.
      await nextTurn();
    }
    const text = await writers.run({ routes, info: apiInfo(), errors: errors() });
    const plain = Buffer.from(text);
    const encoded = { br: await brotli(plain, brotliOptions), gzip: await gzip(plain), identity: plain };
    return { encoded, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  };
  const declaredNow = keptDocument(
    () => 0,
    () => write(asDeclared),
  );
  const designedNow = keptDocument(
    () => appliedDesign().version,
    () => write((resource) => resource),
  );
  app.get(address, { schema: { hide: true } }, async (request, reply) => {
    const isDesigned = readsDesigns(await actorOf(request, true)) && hasDesigns();
    const { encoded, etag } = await (isDesigned ? designedNow() : declaredNow());
    reply
      .header('etag', etag)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, authorization');
    if (namesTag(request.headers['if-none-match'], etag)) return reply.status(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    // An answer with an encoding header is not compressed again.
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(encoded[encoding]);
  });

  // Registered only because the plugin of the reference requires it: the thread writes the document in its place.
  await app.register(swagger, { openapi: {} });
  await app.register(swaggerUi, {
    routePrefix: '/api/v1/docs',
    staticCSP: referencePolicy,
    theme: { title: apiInfo().title },
    // Several hundred operations, expanded by group; the page calls no validator of another site.
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
  return async () => void (await declaredNow());
}

/** False where both documents are the same. */
function hasDesigns(): boolean {
  const { types, fields } = appliedDesign();
  return types.length + fields.length > 0;
}

/** Writes a document when it is first asked for, and again for another version or after a failure. */
function keptDocument(
  versionNow: () => number,
  write: () => Promise<WrittenDocument>,
): () => Promise<WrittenDocument> {
  let written: { readonly version: number; readonly document: Promise<WrittenDocument> } | undefined;
  return () => {
    const version = versionNow();
    if (written?.version !== version) written = { version, document: write() };
    return written.document.catch((error: unknown) => {
      written = undefined;
      throw error;
    });
  };
}

/** True for a caller who may read the list of custom fields, with all rights of their session. */
function readsDesigns(actor: Actor | null): boolean {
  const designs = resourceNamed(designsResource);
  if (!actor || !designs || actor.mustChangePassword || actor.mustAddSecondFactor) return false;
  const scope = scopeOf(designs, 'list');
  return (
    mayCallKind(designs, 'list', actor.role) &&
    (actor.scopes === null || (scope !== undefined && actor.scopes.includes(scope)))
  );
}

/** The smallest encoding that a caller accepts. */
function encodingFor(accepted: string | string[] = ''): keyof WrittenDocument['encoded'] {
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** System object that Swagger UI passes to a replaced action; its trees are Immutable's. */
interface ReferenceSystem {
  readonly specSelectors: { specJson(): { toJS(): Tree } };
  readonly specActions: { updateResolvedSubtree(path: readonly string[], resolved: unknown): void };
}

interface Tree {
  readonly [key: string]: unknown;
}

/**
 * Plugin of Swagger UI that replaces references by their schemas: its own resolver reads the entire document before it shows the
 * list, and again for each operation that is opened, which takes ten seconds each time on a slow machine. Our document refers
 * only to itself. It is sent to the browser as text: it uses nothing outside itself, and its functions are methods, since
 * compilers wrap others in calls of their own to preserve names.
 */
export function resolveReference() {
  const state: { source?: unknown; document: Tree } = { document: {} };
  const resolver = {
    isTree(value: unknown): value is Tree {
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    },
    at(keys: readonly string[]): unknown {
      return keys.reduce<unknown>(
        (level, key) => (resolver.isTree(level) ? level[key] : undefined),
        state.document,
      );
    },
    /** Returns the schema of a reference such as `#/components/schemas/Name`. */
    named(reference: string): unknown {
      const keys = reference.slice(2).split('/');
      return resolver.at(
        keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')),
      );
    },
    merge(one: unknown, other: unknown): unknown {
      if (Array.isArray(one) && Array.isArray(other)) return [...new Set<unknown>([...one, ...other])];
      if (!resolver.isTree(one) || !resolver.isTree(other)) return other;
      const merged: Record<string, unknown> = { ...one };
      for (const [key, value] of Object.entries(other))
        merged[key] = key in one ? resolver.merge(one[key], value) : value;
      return merged;
    },
    /** Resolves a part. `within` has the references being followed: one that leads back to itself is left unchanged. */
    follow(part: unknown, within: readonly string[]): unknown {
      if (Array.isArray(part)) return part.map((one) => resolver.follow(one, within));
      if (!resolver.isTree(part)) return part;
      const { $ref: reference, ...own } = part;
      const known = typeof reference === 'string';
      if (known && (within.includes(reference) || !reference.startsWith('#/'))) return part;
      const followed = Object.fromEntries(
        Object.entries(known ? own : part).map(([key, value]) => [key, resolver.follow(value, within)]),
      );
      if (known)
        return resolver.merge(resolver.follow(resolver.named(reference), [...within, reference]), followed);
      const { allOf, ...rest } = followed;
      return Array.isArray(allOf)
        ? [...(allOf as unknown[]), rest].reduce((one, other) => resolver.merge(one, other), {})
        : followed;
    },
  };
  return {
    statePlugins: {
      spec: {
        wrapActions: {
          requestResolvedSubtree(_original: unknown, { specSelectors, specActions }: ReferenceSystem) {
            return (path: readonly string[]) => {
              const source = specSelectors.specJson();
              if (state.source !== source) Object.assign(state, { source, document: source.toJS() });
              specActions.updateResolvedSubtree(path, resolver.follow(resolver.at(path), []));
            };
          },
        },
      },
    },
  };
}
