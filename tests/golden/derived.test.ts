import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { drawnFrom, shownBy } from '#domain/access/shownBy';
import { components } from '#domain/api/components';
import { masks } from '#domain/api/masks';
import { accountReaders, deliveryOf, topicOf } from '#domain/notifications/noticeTopics';
import { requestNotices } from '#domain/notifications/requestNotices';
import { resourceList } from '#resources';
import { lists } from '#resources/lists';
import { environment } from '../../server/config/environment';

/**
 * Consequences of the rights, written out: parts that are emptied with a hidden field, lists that a write changes, readers of a
 * step's notice. The files in this folder were reviewed by a person; `npm run golden` rewrites them.
 */
const table = (rows: readonly string[]) => `${rows.join('\n')}\n`;
const list = (names: readonly string[]) => names.join(', ') || '–';

/** Returns a schema's name in the OpenAPI document, or its content. */
function schemaName(schema: z.core.$ZodType): string {
  const [name] = Object.entries(components).find(([, one]) => one === schema) ?? [];
  if (name) return name;
  return schema instanceof z.ZodObject
    ? `{ ${Object.keys(schema.shape).join(' ')} }`
    : schema.constructor.name;
}

/** Returns a declaration's data: without its functions, and without texts, which an admin may change. */
function dataOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dataOf);
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.entries(value).filter(([, part]) => typeof part !== 'function' && !isText(part));
  return Object.fromEntries(parts.map(([name, part]) => [name, dataOf(part)]));
}

const isText = (part: unknown) => typeof part === 'object' && part !== null && 'ar' in part;

/** One line for each part that is set. Empty lists are left out: applying a design to a declaration adds them. */
const linesOf = (declared: object) =>
  Object.entries(dataOf(declared) as object)
    .filter(([, part]) => part !== undefined && !(Array.isArray(part) && part.length === 0))
    .map(([name, part]) => `  ${name} ${JSON.stringify(part)}`);

describe('the reviewed golden table', () => {
  it('of declared records, fields and lists matches the code', async () => {
    const records = resourceList.flatMap(({ name, fields, ...record }) => [
      name,
      ...linesOf({ ...record, label: undefined }),
      ...linesOf(fields).map((line) => `  ${line}`),
    ]);
    const others = Object.entries(lists).flatMap(([name, { resource, ...list }]) => [
      `${name}, a list of ${resource.name}`,
      ...linesOf(list),
    ]);
    await expect(table([...records, '', ...others])).toMatchFileSnapshot('declarations.txt');
  });

  it('of settings and their limits matches the code', async () => {
    const { properties = {}, required = [] } = z.toJSONSchema(environment, {
      io: 'input',
      unrepresentable: 'any',
    });
    const rows = Object.entries(properties).map(([name, limits]) => `${name}  ${JSON.stringify(limits)}`);
    await expect(table([...rows, '', `required: ${list(required)}`])).toMatchFileSnapshot('settings.txt');
  });

  it('of answer parts masked with a hidden field matches the code', async () => {
    const rows = masks.map(({ record, schema, fields, isComplete, name, where }) => {
      const parts = Object.entries(fields).map(
        ([field, shown]) => `\n  ${field}: ${typeof shown === 'string' ? shown : list(shown)}`,
      );
      const only = isComplete ? '' : '\n  every other field: refused';
      const named = name === undefined ? '' : `\n  its name: ${name}`;
      const when = where ? `\n  where ${where.part} is ${list(where.in)}` : '';
      return `${record} in ${schemaName(schema)}${named}${when}${parts.join('')}${only}`;
    });
    await expect(table(rows)).toMatchFileSnapshot('masks.txt');
  });

  it('of lists refreshed by each area’s operations matches the code', async () => {
    const rows = [
      ...Object.entries(shownBy).map(([area, records]) => `${area}  ${list([...records])}`),
      '',
      ...Object.entries(drawnFrom).map(
        ([record, from]) => `${record} is drawn from ${list([...(from ?? [])])}`,
      ),
    ];
    await expect(table(rows)).toMatchFileSnapshot('shownBy.txt');
  });

  it('of recipients of each notice matches the code', async () => {
    const steps = Object.entries(requestNotices).map(
      ([kind, notices]) =>
        `${kind}  ${topicOf(kind) ?? 'no topic'}, ${deliveryOf(kind)}: ${list(Object.keys(notices))}`,
    );
    const accounts = Object.entries(accountReaders).map(
      ([kind, readers]) =>
        `${kind}  ${topicOf(kind) ?? 'no topic'}, ${deliveryOf(kind)}: ${list([...readers])}`,
    );
    await expect(table([...steps, '', ...accounts])).toMatchFileSnapshot('notices.txt');
  });
});
