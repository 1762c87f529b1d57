/**
 * Returns the shapes that a file exports, by name: their order decides the key of a field that several share, and is the same in
 * every bundle.
 */
export function shapesIn(exported: object): Readonly<Record<string, unknown>> {
  const entries: [string, unknown][] = Object.entries(exported);
  const shapes = entries.filter(([, value]) => isShape(value));
  return Object.fromEntries([...shapes].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const isShape = (value: unknown): boolean => typeof value === 'object' && value !== null && 'fields' in value;
