import type { Resource } from '#framework/schema/resource';
import { toSnakeCase } from '../db/qualified';

/** A column that goes on under another name. */
export interface Rename {
  readonly table: string;
  readonly from: string;
  readonly to: string;
}

/** Intents that two snapshots cannot show: renamed columns, and values that may be lost. */
export interface Intents {
  readonly renames: readonly Rename[];
  /** Tables (`fridges`) and columns (`fridges.cost`) whose values may be lost. */
  readonly dropped: ReadonlySet<string>;
  /** Tables (`fridges`) and columns (`fridges.cost`) that an installation may have already, because they were designed there. */
  readonly addedLater: ReadonlySet<string>;
}

/**
 * Renames and removals from declarations (`was`, `dropped`) and from the command line for module tables (`--drop=a.b`).
 */
export function changeIntents(resources: readonly Resource[], flags: readonly string[] = []): Intents {
  const declared = resources.filter((resource) => !resource.storedBy);
  const tableOf = (resource: Resource) => toSnakeCase(resource.name);
  return {
    renames: declared.flatMap((resource) =>
      Object.entries(resource.fields).flatMap(([name, { was }]) =>
        was === undefined
          ? []
          : [{ table: tableOf(resource), from: toSnakeCase(was), to: toSnakeCase(name) }],
      ),
    ),
    addedLater: new Set(
      declared.flatMap((resource) => [
        ...(resource.addedLater ? [tableOf(resource)] : []),
        ...Object.entries(resource.fields).flatMap(([name, field]) =>
          field.addedLater ? [`${tableOf(resource)}.${toSnakeCase(name)}`] : [],
        ),
      ]),
    ),
    dropped: new Set([
      ...declared.flatMap((resource) =>
        (resource.dropped ?? []).map((name) => `${tableOf(resource)}.${toSnakeCase(name)}`),
      ),
      ...flags.flatMap((flag) => (flag.startsWith('--drop=') ? flag.slice('--drop='.length).split(',') : [])),
    ]),
  };
}
