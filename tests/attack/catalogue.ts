import type { OperationAudience } from '#domain/access/operations';
import { readFullOpenApi } from '../support/openApi';
import { adminToken } from './attackers';
import type { Target } from './target';

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly minimum?: number;
}

export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with its parameters in braces: `/api/v1/client/inspections/{id}`. */
  readonly path: string;
  readonly parameters: readonly string[];
  readonly body: JsonSchema | null;
  /** Largest accepted body, in kB. */
  readonly bodyKb: number;
  readonly query: readonly string[];
  readonly audience: OperationAudience;
  /** Documented statuses of its answers. */
  readonly statuses: readonly number[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly explode?: boolean;
  readonly schema?: JsonSchema;
}

/** Filters are documented as one object, but each is a separate parameter. */
const namesIn = ({ name, explode, schema }: Parameter) =>
  explode ? Object.keys(schema?.properties ?? {}) : [name];

interface Documented {
  readonly operationId?: string;
  readonly 'x-audience'?: OperationAudience;
  readonly 'x-body-kb'?: number;
  readonly parameters?: readonly Parameter[];
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
}

/** Reads every operation, also of designed types, from the OpenAPI document that the app serves to an admin. */
export async function readCatalogue(target: Target): Promise<Operation[]> {
  const { paths } = await readFullOpenApi<{ paths: Record<string, Record<string, Documented>> }>(
    target.app,
    await adminToken(target),
  );
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, one]): Operation[] => {
      if (!one.operationId || one['x-audience'] === undefined) return [];
      return [
        {
          id: one.operationId,
          method: method.toUpperCase() as Operation['method'],
          path,
          parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)),
          body: one.requestBody?.content?.['application/json']?.schema ?? null,
          bodyKb: one['x-body-kb'] ?? 16,
          query: (one.parameters ?? []).filter((parameter) => parameter.in === 'query').flatMap(namesIn),
          audience: one['x-audience'],
          statuses: Object.keys(one.responses ?? {}).map(Number),
        },
      ];
    }),
  );
}

export function pathWith({ path }: Operation, value: (name: string) => string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));
}
