interface Served {
  readonly inject: (call: DocumentCall) => Promise<{ readonly payload: string }>;
}

interface DocumentCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads the app's OpenAPI document as it is served. */
export async function readOpenApi<D>(app: Served): Promise<D> {
  return JSON.parse((await app.inject({ url: '/api/v1/openapi.json', headers: {} })).payload) as D;
}

let last: { readonly payload: string; readonly resolved: unknown } | undefined;

/** OpenAPI document with resolved references, cached for the same document; with an admin's token also of designed types. */
export async function readFullOpenApi<D>(app: Served, token?: string): Promise<D> {
  const { payload } = await app.inject({
    url: '/api/v1/openapi.json',
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });
  if (last?.payload !== payload) {
    const document = JSON.parse(payload) as object;
    last = { payload, resolved: dereferenced(document, document, []) };
  }
  return last.resolved as D;
}

/** Target of a reference in the document; undefined for a broken one. */
export function referred(document: object, reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
}

/** Replaces the references in the document; a recursive one stays. */
function dereferenced(value: unknown, document: object, within: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => dereferenced(one, document, within));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...others } = value as Record<string, unknown>;
  const own = Object.fromEntries(
    Object.entries(others).map(([key, one]) => [key, dereferenced(one, document, within)]),
  );
  if (typeof $ref !== 'string' || within.includes($ref))
    return { ...own, ...($ref !== undefined && { $ref }) };
  return { ...own, ...(dereferenced(referred(document, $ref), document, [...within, $ref]) as object) };
}
