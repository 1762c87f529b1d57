import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/apiError';
import { builtFiles, setCache } from './builtFiles';
import type { HeadersBelow } from './protection';

/** Further application for browsers that the same process serves below a path, with headers of its own. */
export interface ServedApp extends HeadersBelow {
  /** Folder with the built application. */
  readonly folder: string;
}

/**
 * Serves an application below its path. It has one page: unknown addresses lead there, those of missing files are refused.
 * Registered before the portal, so that each has its own file server.
 */
export async function registerServedApp(
  app: FastifyInstance,
  { path: prefix, folder }: ServedApp,
): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) return;
  const files = builtFiles(folder);
  const hidden = { schema: { hide: true } };
  await app.register(
    async (scope) => {
      await scope.register(fastifyStatic, {
        root: folder,
        serve: false,
        preCompressed: true,
        setHeaders: setCache,
      });
      // The page's addresses are relative to its folder.
      scope.get('/', hidden, ({ url }, reply) =>
        url.startsWith(`${prefix}/`) ? reply.sendFile('index.html') : reply.redirect(`${prefix}/`),
      );
      scope.get<{ Params: { '*': string } }>('/*', hidden, ({ params: { '*': name } }, reply) => {
        if (files.has(name)) return reply.sendFile(name);
        if (name.includes('.')) throw new ApiError('not_found');
        return reply.redirect(`${prefix}/`);
      });
    },
    { prefix },
  );
}
