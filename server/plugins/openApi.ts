import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The OpenAPI 3.1 document, made from the registered operations, and a readable reference of it. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
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
    transform: ({ schema, url, route }) => ({ schema: route.config?.documented?.() ?? schema, url }),
  });
  await app.register(swaggerUi, { routePrefix: '/api/v1/docs', staticCSP: true });
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
