import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { storedKindOf } from 'sijil/schema/fieldKinds';
import { isAmount, refersToOne } from 'sijil/schema/kindFacts';
import { isUnread } from 'sijil/schema/roles/mayCall';
import { mostGroups, type SummaryGroup, type SummaryMeasure } from 'sijil/schema/summary';
import { compile } from '../compile';
import { Joins } from '../derivedField';
import { masked, type Reader } from '../rights';
import { referencedTitle } from '../titleSql';
import type { PeriodsCompared } from './readSummary';
import type { AskedSummary } from './summaryAddress';

/** Rows of the statement; `part` is the kind of groups that a row covers. */
export interface SummaryRow {
  readonly part: 'group' | 'others' | 'total';
  readonly groups: number;
  readonly keys: (string | null)[];
  readonly titles: (string | { ar: string; en: string } | null)[];
  readonly values: (number | null)[];
  readonly before: (number | null)[] | null;
}

interface Wanted extends Pick<AskedSummary, 'groups' | 'measures'> {
  readonly reader: Reader;
  readonly where: SQL;
  readonly periods: PeriodsCompared;
}

/**
 * Returns one statement that groups the rows, combines the groups after the largest ones, and all of them. The stored values of
 * a group (its number, sums, least and most) can be combined again; averages and shares are computed from them at the end.
 */
export function summarySql({ reader, groups, measures, where, periods }: Wanted): SQL {
  const stretches = periods.before ? (['now', 'before'] as const) : (['now'] as const);
  const fields = measuredFields(measures);
  const parts = stretches.flatMap((stretch) => partsOf(stretch, fields));
  const keys = sql.join(
    groups.map((_, index) => key(index)),
    sql`, `,
  );
  const columns = (write: (part: Part) => SQL) =>
    sql.join(
      parts.map((part) => sql`${write(part)} as ${part.name}`),
      sql`, `,
    );
  const again = columns(({ name, merge }) => sql`${merge}(${name})`);
  const noKeys = sql.join(
    groups.map((_, index) => sql`null as ${key(index)}`),
    sql`, `,
  );
  // In groups by the compared time, the previous period would have separate groups, which are not requested.
  const isAlongTime = groups.some(({ field }) => field === periods.along);
  const present = isAlongTime ? sql`${columnOf('now', 'rows')} > 0` : sql`true`;
  return sql`
    with "$asked" as (${rowsSql({ reader, groups, where, periods }, fields)}),
    "$grouped" as materialized (select ${keys}, ${columns(({ value }) => value)} from "$asked" group by ${keys}),
    "$placed" as (select *, row_number() over (order by ${order(stretches)}, ${keys}) as place from "$grouped" where ${present}),
    "$parts" as (
      select 'group' as part, place, 1 as groups, ${keys}, ${columns(({ name }) => sql`${name}`)} from "$placed" where place <= ${sql.raw(String(mostGroups))}
      union all select 'others', ${sql.raw(String(mostGroups + 1))}, count(*)::int, ${noKeys}, ${again} from "$placed" where place > ${sql.raw(String(mostGroups))} having count(*) > 0
      union all select 'total', 0, count(*)::int, ${noKeys}, ${again} from "$grouped"
    )
    select "$parts".part, "$parts".groups, ${keysSql(groups)} as keys, ${titlesSql(reader, groups)} as titles,
      ${figuresSql(reader, measures, 'now')} as "values",
      ${periods.before ? figuresSql(reader, measures, 'before') : sql`null`} as before
    from "$parts" cross join (select * from "$parts" where part = 'total') as "$total"
    order by "$parts".place`;
}

type Stretch = 'now' | 'before';

const key = (index: number) => sql.identifier(`key${index}`);
// Named by the field's position: names may be longer than PostgreSQL permits.
const number = (index: number) => sql.identifier(`number${index}`);
const columnOf = (stretch: Stretch, what: string, index: number | '' = '') =>
  sql.identifier(`${stretch}_${what}${index}`);
const measuredFields = (measures: readonly SummaryMeasure[]): readonly string[] => [
  ...new Set(measures.flatMap(({ field }) => field ?? [])),
];

/** Selects the rows as keys and numbers, with the period of each. */
function rowsSql(
  { reader, groups, where, periods }: Omit<Wanted, 'measures'>,
  fields: readonly string[],
): SQL {
  const { resource, role } = reader;
  const compiled = compile(resource);
  const joins = new Joins();
  const readable = (name: string) => masked(resource, name, role, compiled.field(name).joined(joins));
  const selected = [
    ...groups.map((group, index) => sql`${groupSql(reader, group, readable(group.field))} as ${key(index)}`),
    ...fields.map((field, index) => sql`${readable(field)} as ${number(index)}`),
    sql`(${periods.now}) as is_now`,
  ];
  const stretch = periods.before ? sql`(${periods.now} or ${periods.before})` : periods.now;
  return sql`select ${sql.join(selected, sql`, `)} from ${compiled.rows} ${joins.sql} where ${where} and ${stretch}`;
}

/** Key of a group: for a time, the first day of its period in Riyadh; otherwise the value. */
function groupSql(
  { fields }: Reader,
  { field, period }: SummaryGroup,
  value: PgColumn | SQL,
): PgColumn | SQL {
  if (!period) return value;
  const grouped = fields.get(field);
  const isDay = grouped !== undefined && storedKindOf(grouped) === 'date';
  const local = isDay ? sql`${value}::timestamp` : sql`(${value} at time zone 'Asia/Riyadh')`;
  return sql`date_trunc(${sql.raw(`'${period}'`)}, ${local})::date`;
}

interface Part {
  readonly name: ReturnType<typeof sql.identifier>;
  /** Aggregate over the rows of a group. */
  readonly value: SQL;
  /** Aggregate that combines the values of several groups. */
  readonly merge: SQL;
}

function partsOf(stretch: Stretch, fields: readonly string[]): Part[] {
  const among = stretch === 'now' ? sql`filter (where is_now)` : sql`filter (where not is_now)`;
  return [
    { name: columnOf(stretch, 'rows'), value: sql`count(*) ${among}`, merge: sql`sum` },
    ...fields.flatMap((_, index): Part[] => {
      const value = number(index);
      return [
        { name: columnOf(stretch, 'sum', index), value: sql`sum(${value}) ${among}`, merge: sql`sum` },
        { name: columnOf(stretch, 'count', index), value: sql`count(${value}) ${among}`, merge: sql`sum` },
        { name: columnOf(stretch, 'min', index), value: sql`min(${value}) ${among}`, merge: sql`min` },
        { name: columnOf(stretch, 'max', index), value: sql`max(${value}) ${among}`, merge: sql`max` },
      ];
    }),
  ];
}

/** Sorts the groups with the most rows first. */
function order(stretches: readonly Stretch[]): SQL {
  return sql.join(
    stretches.map((stretch) => sql`${columnOf(stretch, 'rows')} desc`),
    sql`, `,
  );
}

function keysSql(groups: readonly SummaryGroup[]): SQL {
  const keys = groups.map((_, index) => sql`"$parts".${key(index)}::text`);
  return sql`json_build_array(${sql.join(keys, sql`, `)})`;
}

function titlesSql({ fields, role }: Reader, groups: readonly SummaryGroup[]): SQL {
  const titles = groups.map(({ field }, index) => {
    const declared = fields.get(field);
    const isNamed = refersToOne(declared) && !isUnread(declared.to, role);
    return isNamed ? referencedTitle(declared, sql`"$parts".${key(index)}`) : sql`null::jsonb`;
  });
  return sql`json_build_array(${sql.join(titles, sql`, `)})`;
}

function figuresSql(reader: Reader, measures: readonly SummaryMeasure[], stretch: Stretch): SQL {
  const fields = measuredFields(measures);
  const figures = measures.map((measure) =>
    figureSql(
      measure,
      (what, row = sql`"$parts"`) => {
        const index = measure.field === undefined ? '' : fields.indexOf(measure.field);
        return sql`${row}.${columnOf(stretch, what, index)}`;
      },
      isAmount(reader.fields.get(measure.field ?? '')),
    ),
  );
  return sql`json_build_array(${sql.join(figures, sql`, `)})`;
}

/** A share has two decimals; an average of amounts is a whole number of halalas, others have two decimals. */
function figureSql(
  { kind, field }: SummaryMeasure,
  of: (what: string, row?: SQL) => SQL,
  isMoney: boolean,
): SQL {
  const rows = field === undefined ? 'rows' : 'sum';
  switch (kind) {
    case 'count':
      return sql`coalesce(${of('rows')}, 0)`;
    case 'share':
      return sql`round(100.0 * coalesce(${of(rows)}, 0) / nullif(${of(rows, sql`"$total"`)}, 0), 2)`;
    case 'sum':
      return sql`coalesce(${of('sum')}, 0)`;
    case 'average':
      return sql`round(${of('sum')}::numeric / nullif(${of('count')}, 0), ${sql.raw(isMoney ? '0' : '2')})`;
    case 'min':
    case 'max':
      return of(kind);
  }
}
