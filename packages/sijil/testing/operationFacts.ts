import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hasRole, type Role } from 'sijil/schema/application';

/** Operation of the API document with those who may call it: roles, `any` signed-in person, or the `public`. */
export interface DocumentedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly audience: readonly Role[] | 'any' | 'public';
}

interface Documented {
  readonly operationId?: string;
  readonly 'x-audience'?: DocumentedOperation['audience'];
}

/** Returns every operation of the document that the application serves, and those in it without an id or an audience. */
export async function readOperations(app: FastifyInstance): Promise<{
  readonly operations: readonly DocumentedOperation[];
  readonly unnamed: readonly string[];
}> {
  await app.ready();
  const { paths } = (await app.inject('/api/v1/openapi.json')).json<{
    paths: Record<string, Record<string, Documented>>;
  }>();
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: id, 'x-audience': audience }]) => ({
      id,
      audience,
      method: method.toUpperCase(),
      path,
    })),
  );
  const isNamed = (one: (typeof all)[number]): one is DocumentedOperation =>
    one.id !== undefined && one.audience !== undefined;
  return {
    operations: all.filter(isNamed),
    unnamed: all.filter((one) => !isNamed(one)).map(({ method, path }) => `${method} ${path}`),
  };
}

export const mayCall = ({ audience }: DocumentedOperation, role: Role): boolean =>
  typeof audience === 'string' || hasRole(role, audience);

/** Calls an operation with the ids of no record and an empty body. Returns the status alone: a stream of events has no end. */
export async function statusOf(
  app: FastifyInstance,
  { method, path }: DocumentedOperation,
  token?: string,
): Promise<number> {
  const answer = await app.inject({
    method: method as 'GET',
    payloadAsStream: true,
    url: path.replaceAll(/\{\w+\}/g, () => randomUUID()),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
  });
  answer.stream().destroy();
  return answer.statusCode;
}

/** Calls operations one after the other. Returns those with an unexpected status, as `id: status`. */
export async function unexpectedStatuses(
  chosen: readonly DocumentedOperation[],
  call: (one: DocumentedOperation) => Promise<number>,
  isExpected: (status: number) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const one of chosen) {
    const status = await call(one);
    if (!isExpected(status)) wrong.push(`${one.id}: ${status}`);
  }
  return wrong;
}
