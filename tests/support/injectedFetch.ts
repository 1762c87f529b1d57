import type { FastifyInstance } from 'fastify';

/** `fetch` that calls an app of this process, uploads included. */
export const injected =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: request.method as 'POST',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: new Headers(Object.fromEntries(headers)),
    });
  };
