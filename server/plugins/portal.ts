import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { rootFolder } from '../config/rootFolder';
import { ApiError } from '../http/apiError';
import { toBody } from './errorHandler';

const root = path.join(rootFolder, 'dist/portal');

/** Serves the built portal: hashed assets for a year, the page itself never from a cache. Paths of the API answer JSON. */
export async function registerPortal(app: FastifyInstance): Promise<void> {
  const built = existsSync(path.join(root, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      preCompressed: true,
      setHeaders: (response, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const page = (reply: FastifyReply) => reply.header('cache-control', 'no-cache').sendFile('index.html');
  // The bare address is a folder to the file server, which shows none.
  if (built) app.get('/', { schema: { hide: true } }, (_, reply) => page(reply));
  app.setNotFoundHandler((request, reply) => {
    const isPage = built && request.method === 'GET' && !/^\/(api|files|sandbox|assets)\//.test(request.url);
    if (isPage) return page(reply);
    return reply.status(404).send(toBody(new ApiError('not_found'), request.language));
  });
}
