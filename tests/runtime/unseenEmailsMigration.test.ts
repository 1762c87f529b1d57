import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cleanText } from 'sijil/base/formats/cleanText';
import { migrateDatabase } from '../../server/db/migrate';
import { migrateBefore } from '../support/migrateBefore';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: TestDatabase;
let client: Client;
const ids = new Map<string, string>();
const warned: string[] = [];

const person = async (name: string, email: string) => {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO users (name, email, phone, role, password_hash) VALUES ($1, $2, '', 'client', '') RETURNING id`,
    [name, email],
  );
  ids.set(name, rows[0]?.id ?? '');
};

/** Every sign of the basic plane that cleaning removes within a text. */
const unseen = Array.from({ length: 0xffff }, (_, index) => String.fromCodePoint(index + 1)).filter(
  (sign) => !/\p{Cs}/u.test(sign) && cleanText(`a${sign}b`) === 'ab',
);

beforeAll(async () => {
  database = await createTestDatabase('template0');
  client = new Client({ connectionString: database.url });
  await client.connect();
  await migrateBefore(client, '0106_seen_emails_and_phones');
  await person('Sara', 'sara@demo.test');
  await person('marked Sara', 'sara@demo.test\u200F');
  await person('Omar', '\u202Aomar@demo.test\u202C');
  await person('marked Omar', 'omar@demo.test\u200B');
  await person('nobody', '\u2800@\u2800.\u2800'.replaceAll(/[@.]/g, ''));
  for (const sign of unseen) await person(sign, `x${String(sign.codePointAt(0))}${sign}@demo.test`);
  vi.spyOn(console, 'warn').mockImplementation((message: string) => void warned.push(message));
  await migrateDatabase(database.url);
  vi.restoreAllMocks();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const emailOf = async (name: string) => {
  const { rows } = await client.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [
    ids.get(name),
  ]);
  return rows[0]?.email;
};

it('an account whose address has invisible marks is reached by the address that is seen', async () => {
  expect(await emailOf('Sara')).toBe('sara@demo.test');
  expect(await emailOf('Omar')).toBe('omar@demo.test');
});

it('an address that another account has is left, and its account named', async () => {
  expect(await emailOf('marked Sara')).toBe('sara@demo.test\u200F');
  expect(await emailOf('marked Omar')).toBe('omar@demo.test\u200B');
  const named = ['marked Sara', 'marked Omar', 'nobody'].map((name) => ids.get(name) ?? '');
  expect(warned.filter((message) => message.includes('email address'))).toHaveLength(3);
  expect(named.filter((id) => !warned.some((message) => message.includes(id)))).toEqual([]);
});

it('the migration removes the same characters as the portal', async () => {
  expect(unseen.length).toBeGreaterThan(60);
  const left = [];
  for (const sign of unseen)
    if ((await emailOf(sign)) !== `x${String(sign.codePointAt(0))}@demo.test`) left.push(sign);
  expect(left).toEqual([]);
});
