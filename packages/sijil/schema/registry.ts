import type { Resource } from './resource';

/** The declarations of an application, in menu order, and after them the record types that were designed at run time. */
export interface Registry {
  readonly list: readonly Resource[];
  readonly named: (name: string) => Resource | undefined;
  /** Replaces the designed record types. */
  readonly setDesigned: (types: readonly Resource[]) => void;
}

export function registryOf(declared: Readonly<Record<string, Resource>>): Registry {
  const list: Resource[] = Object.values(declared);
  const count = list.length;
  const byName = new Map(list.map((resource) => [resource.name, resource]));
  return {
    list,
    named: (name) => byName.get(name),
    setDesigned(types) {
      for (const { name } of list.splice(count)) byName.delete(name);
      list.push(...types);
      for (const type of types) byName.set(type.name, type);
    },
  };
}
