/** Index that a statement makes. */
export interface MadeIndex {
  readonly name: string;
  readonly table: string;
  /** True where it is built without keeping writes waiting, which PostgreSQL does outside of transactions only. */
  readonly isConcurrent: boolean;
}

const create =
  /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+(CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?\s+ON\s+(?:ONLY\s+)?(?:"?public"?\.)?"?(\w+)"?/i;

/** Index that a statement makes; undefined for any other statement. */
export function indexMadeBy(statement: string): MadeIndex | undefined {
  const [, concurrently, name, table] = create.exec(statement.replaceAll(/^\s*--.*$/gm, '').trim()) ?? [];
  if (name === undefined || table === undefined) return undefined;
  return { name, table, isConcurrent: concurrently !== undefined };
}
