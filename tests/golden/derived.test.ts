import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { drawnFrom, shownBy } from '#domain/access/shownBy';
import { components } from '#domain/api/components';
import { masks } from '#domain/api/masks';
import { accountReaders, deliveryOf, topicOf } from '#domain/notifications/noticeTopics';
import { requestNotices } from '#domain/notifications/requestNotices';

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

describe('the reviewed table', () => {
  it('of the parts of answers that go with a hidden field is the one in force', async () => {
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

  it('of the lists that the operations of an area change is the one in force', async () => {
    const rows = [
      ...Object.entries(shownBy).map(([area, records]) => `${area}  ${list([...records])}`),
      '',
      ...Object.entries(drawnFrom).map(
        ([record, from]) => `${record} is drawn from ${list([...(from ?? [])])}`,
      ),
    ];
    await expect(table(rows)).toMatchFileSnapshot('shownBy.txt');
  });

  it('of the people who hear of each step and of each account is the one in force', async () => {
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
