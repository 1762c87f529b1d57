import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { liveTriggersOf, triggerSql } from '../db/live/installLiveTriggers';
import { toSnakeCase } from '../db/qualified';
import { definition, indexSql, referenceSql } from './columnStatements';

/**
 * The statements that make the table of a record type, with its indexes and the triggers that publish its changes. Each
 * does nothing where it is there.
 */
export function tableStatements(table: PgTable, resource: string): SQL[] {
  const { name, columns, foreignKeys, indexes } = getTableConfig(table);
  const lines = columns.map((column) => {
    const key = foreignKeys.find((one) => one.reference().columns.includes(column));
    return sql`${sql.identifier(toSnakeCase(column.name))} ${definition(column)}${key ? referenceSql(key) : sql``}`;
  });
  return [
    sql`create table if not exists ${table} (${sql.join(lines, sql`, `)})`,
    ...indexes.map((index) => indexSql(table, index)),
    ...liveTriggersOf({ table: name, resource, column: 'id' }).map((trigger) => sql.raw(triggerSql(trigger))),
  ];
}
