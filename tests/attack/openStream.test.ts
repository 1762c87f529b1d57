import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nothingTaken, type Narrowing } from 'sijil/schema/roles/customRoles';
import { users } from '../../server/db/schema/users';
import { askAs } from 'sijil/testing/askAs';
import type { TestApp } from '../support/buildTestApp';
import { hearLive, type HeardStream, listenForStreams } from '../support/hearLive';
import { asRole, openSession } from '../support/people';
import { secondProcess } from '../support/secondProcess';
import { buildSmallBusiness } from './smallBusiness';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

/** Time within which a revoked right must be ineffective everywhere. */
const withinMs = 1_000;

let test: TestApp;
let other: FastifyInstance;
let admin: string;
let urls: readonly string[];
const ask = askAs(
  () => test,
  () => admin,
);

beforeAll(async () => {
  ({ test } = await buildSmallBusiness());
  ({ app: other } = await secondProcess(test));
  ({ token: admin } = await asRole(test, 'admin'));
  urls = [await listenForStreams(test.app), await listenForStreams(other)];
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const taking = (records: Narrowing['records']): Narrowing => ({ ...nothingTaken, records });

async function makeRole(name: string, narrowing: Narrowing) {
  const role = await ask<Row>('POST', '/custom-roles', {
    payload: { name: { ar: `دور ${name}`, en: name }, base: 'admin', narrowing },
  });
  expect([role.status, role.body]).toEqual([201, expect.anything()]);
  return role;
}

/** Creates a person whose custom role removes nothing yet, with an open stream in each process. */
async function listener(name: string) {
  const role = await makeRole(name, nothingTaken);
  const person = await asRole(test, 'admin');
  await test.api.db.update(users).set({ customRoleId: role.body.id }).where(eq(users.id, person.id));
  const token = await openSession(test, person.id);
  return { role: role.body, person, streams: await Promise.all(urls.map((url) => hearLive(url, token))) };
}

/** Updates the first record of each of two tables. */
const touch = async () => {
  for (const table of ['branches', 'cities'])
    await test.api.db.execute(
      sql`update ${sql.identifier(table)} set version = version + 1 where id = (select id from ${sql.identifier(table)} order by id limit 1)`,
    );
};

const heard = ({ changes }: HeardStream, resource: string) =>
  changes.filter((change) => change.resource === resource).length;

/** Asserts that within a second changes of a branch are no longer sent, but those of a city are. */
async function assertSilent(streams: readonly HeardStream[]): Promise<void> {
  const before = streams.map((stream) => [heard(stream, 'branches'), heard(stream, 'cities')] as const);
  await touch();
  // Changes that may still be read arrive, which shows that the stream works.
  await until(() => streams.every((stream, at) => heard(stream, 'cities') > Number(before[at]?.[1])));
  await new Promise((resolve) => setTimeout(resolve, withinMs));
  expect(streams.map((stream) => heard(stream, 'branches'))).toEqual(before.map(([count]) => count));
  for (const stream of streams) stream.close();
}

const until = (holds: () => boolean) => expect.poll(holds, { timeout: 10_000, interval: 20 }).toBe(true);

describe('an open event stream after its user loses a read right', () => {
  it('sends no more changes of the records within a second, in every process', async () => {
    const { role, streams } = await listener('Reader of branches');
    await touch();
    await until(() =>
      streams.every((stream) => heard(stream, 'branches') > 0 && heard(stream, 'cities') > 0),
    );
    const changed = await ask('PATCH', `/custom-roles/${role.id}`, {
      payload: { version: role.version, narrowing: taking({ branches: { read: 'nothing' } }) },
    });
    expect([changed.status, changed.body]).toEqual([200, expect.anything()]);
    await assertSilent(streams);
  });

  it('sends no more changes of the records when the user’s role is replaced', async () => {
    const { person, streams } = await listener('Reader of all');
    const { body: narrow } = await makeRole(
      'Reader of no branches',
      taking({ branches: { read: 'nothing' } }),
    );
    await touch();
    await until(() => streams.every((stream) => heard(stream, 'branches') > 0));
    const account = await ask<Row>('GET', `/admins/${person.id}`);
    const given = await ask('PATCH', `/admins/${person.id}`, {
      payload: { version: account.body.version, customRoleId: narrow.id },
    });
    expect([given.status, given.body]).toEqual([200, expect.anything()]);
    await assertSilent(streams);
  });
});
