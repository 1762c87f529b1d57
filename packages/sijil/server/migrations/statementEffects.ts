/** Effect of a migration's statement on existing rows, and on concurrent users of the table. */
export interface Effect {
  /** Table as the statement names it; undefined where a person must read the statement. */
  readonly table: string | undefined;
  /** Calls that are blocked while it runs. */
  readonly stops: 'nothing' | 'writes' | 'everything' | 'unknown';
  /** True where the time grows with the table: it is rewritten, or every row is read. */
  readonly grows: boolean;
  /** Table or column that the statement drops. */
  readonly loses: string | undefined;
  /** True where processes of the previous version fail afterwards. */
  readonly breaksFormer: boolean;
  /** Release since which nothing uses the removed name: only older processes fail. */
  readonly unusedSince: string | undefined;
}

interface Rule {
  readonly pattern: RegExp;
  readonly stops: Effect['stops'];
  readonly grows?: boolean;
  readonly loses?: (found: RegExpExecArray) => string;
  readonly breaksFormer?: boolean;
}

const name = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const alter = String.raw`^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?${name}`;
const rule = (pattern: string, effect: Omit<Rule, 'pattern'>): Rule => ({
  pattern: new RegExp(pattern, 'is'),
  ...effect,
});

/** The first matching rule applies. The first group of a pattern is the table. */
const rules: readonly Rule[] = [
  rule(`^DROP TABLE (?:IF EXISTS )?${name}`, {
    stops: 'everything',
    loses: ([, table]) => `the table ${table}`,
    breaksFormer: true,
  }),
  rule(String.raw`^TRUNCATE (?:TABLE )?${name}`, {
    stops: 'everything',
    loses: ([, table]) => `every row of ${table}`,
  }),
  rule(`${alter} DROP COLUMN (?:IF EXISTS )?"search_key"`, { stops: 'everything', breaksFormer: true }),
  rule(`${alter} DROP COLUMN (?:IF EXISTS )?"?(\\w+)"?`, {
    stops: 'everything',
    loses: ([, table, column]) => `every ${column} of ${table}`,
    breaksFormer: true,
  }),
  rule(`${alter} RENAME`, { stops: 'everything', breaksFormer: true }),
  rule(`${alter} ALTER COLUMN \\S+ (?:SET DATA )?TYPE`, {
    stops: 'everything',
    grows: true,
    breaksFormer: true,
  }),
  rule(`${alter} ALTER COLUMN \\S+ SET NOT NULL`, { stops: 'everything', grows: true, breaksFormer: true }),
  rule(`${alter} ALTER COLUMN`, { stops: 'everything' }),
  rule(
    `${alter} ADD COLUMN .*(?:GENERATED ALWAYS AS (?!IDENTITY)|gen_random_uuid|clock_timestamp|random\\()`,
    {
      stops: 'everything',
      grows: true,
    },
  ),
  rule(`${alter} ADD COLUMN`, { stops: 'everything' }),
  rule(`${alter} ADD CONSTRAINT \\S+ FOREIGN KEY`, { stops: 'writes', grows: true }),
  rule(`${alter} ADD CONSTRAINT`, { stops: 'everything', grows: true }),
  rule(`${alter} DROP CONSTRAINT`, { stops: 'everything' }),
  rule(`^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?\\S+ ON (?:ONLY )?${name}`, {
    stops: 'nothing',
    grows: true,
  }),
  rule(`^CREATE (?:UNIQUE )?INDEX (?:IF NOT EXISTS )?\\S+ ON (?:ONLY )?${name}`, {
    stops: 'writes',
    grows: true,
  }),
  rule(`^CREATE (?:OR REPLACE )?(?:CONSTRAINT )?TRIGGER .*? ON ${name}`, { stops: 'writes' }),
  rule(`^DROP TRIGGER .*? ON ${name}`, { stops: 'everything' }),
  rule(`^(?:WITH .*?\\b)?UPDATE (?:ONLY )?${name}`, { stops: 'nothing', grows: true }),
  rule(`^DELETE FROM (?:ONLY )?${name}`, {
    stops: 'nothing',
    grows: true,
    loses: ([, table]) => `rows of ${table}`,
  }),
];

/** Beginnings of statements that touch no table in use, or block nobody. */
const harmless =
  /^(CREATE (TABLE|TEMPORARY TABLE|SEQUENCE|EXTENSION|(OR REPLACE )?FUNCTION|TYPE|SCHEMA)|INSERT INTO|SELECT|SET |COMMENT|DROP (INDEX|FUNCTION|SEQUENCE)|ALTER (INDEX|SEQUENCE))\b/i;
const headed = /^-- LOSES DATA: (.+)$/m;
const headedUnused = /^-- UNUSED SINCE (\S+?): \S/m;

/** Returns the release that the heading of a drop or rename names as the end of its use. */
export const unusedSinceIn = (statement: string): string | undefined => headedUnused.exec(statement)?.[1];

/** Returns the effect of one statement; undefined for one that neither loses values nor blocks calls. */
export function effectOf(statement: string): Effect | undefined {
  const said = headed.exec(statement)?.[1];
  const unusedSince = unusedSinceIn(statement);
  const text = statement.replaceAll(/^\s*--.*$/gm, '').trim();
  for (const { pattern, stops, grows = false, loses, breaksFormer = false } of rules) {
    const found = pattern.exec(text);
    if (found)
      return { table: found[1], stops, grows, loses: said ?? loses?.(found), breaksFormer, unusedSince };
  }
  if (text === '' || harmless.test(text)) return undefined;
  return { table: undefined, stops: 'unknown', grows: true, loses: said, breaksFormer: false, unusedSince };
}

/** Splits a part of a migration into statements: a body between `$$` has semicolons of its own. */
export function statementsIn(part: string): string[] {
  const statements: string[] = [];
  let current = '';
  let inBody = false;
  for (const line of part.split('\n')) {
    current += `${line}\n`;
    if ((line.match(/\$\w*\$/g) ?? []).length % 2 === 1) inBody = !inBody;
    if (inBody || !/;\s*$/.test(line)) continue;
    statements.push(current.trim());
    current = '';
  }
  return [...statements, current.trim()].filter(Boolean);
}
