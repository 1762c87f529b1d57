import { parentPort } from 'node:worker_threads';
import swagger from '@fastify/swagger';
import Fastify, { type HTTPMethods } from 'fastify';
import type { ThreadAnswer } from '../pdf/thread/threadPool';

/** An operation as it is documented: plain data, so that it can go to a thread. */
export interface DocumentedRoute {
  readonly method: string;
  /** As Fastify writes it, `/inspections/:id`. */
  readonly url: string;
  readonly schema: object;
}

parentPort?.on('message', (routes: readonly DocumentedRoute[]) => void answer(routes));

async function answer(routes: readonly DocumentedRoute[]): Promise<void> {
  const post = (message: ThreadAnswer<string>) => parentPort?.postMessage(message);
  try {
    post({ result: await writeDocument(routes) });
  } catch (error) {
    post({ failure: `the OpenAPI document: ${String(error)}` });
  }
}

/** In a server that answers nobody and only knows the routes: the plugin goes through all of them in one go. */
async function writeDocument(routes: readonly DocumentedRoute[]): Promise<string> {
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Salama · سلامة',
        version: '1',
        description:
          'Ordering and managing food-safety and vehicle inspections. Messages follow `Accept-Language` (ar, en).',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  for (const { method, url, schema } of routes)
    app.route({ method: method as HTTPMethods, url, schema, handler: () => null });
  await app.ready();
  return JSON.stringify(app.swagger());
}
