/** System object that Swagger UI passes to a replaced action; its trees are Immutable's. */
interface ReferenceSystem {
  readonly specSelectors: { specJson(): { toJS(): Tree } };
  readonly specActions: { updateResolvedSubtree(path: readonly string[], resolved: unknown): void };
}

interface Tree {
  readonly [key: string]: unknown;
}

/**
 * A plugin of Swagger UI that puts what a schema refers to in its place: its own way reads the whole document in for it,
 * before it shows the list and again for each operation that is opened, which is ten seconds of a slow machine each time.
 * Our document refers to itself alone. Runs in the browser, sent there as its text: it needs nothing from outside itself,
 * and its functions are methods, since translators write calls of their own around others to keep their names.
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
    /** Schema that a reference such as `#/components/schemas/Name` names. */
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
    /** `within` are the references that are being followed: one that leads back to itself is left as it is. */
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
