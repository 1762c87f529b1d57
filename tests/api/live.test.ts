import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { liveStreamsEach } from 'sijil/base/live/liveMessages';
import { resourceList } from '#resources';
import { buildApp } from '../../server/application';
import { connectDatabase } from 'sijil/server/db/connect';
import { databaseSchema, migrateDatabase } from '../../server/db/migrate';
import { allLiveSources, liveTriggers } from 'sijil/server/db/liveTriggers';
import { liveEvents } from 'sijil/server/db/schema/system';
import { requests } from '../../server/db/schema/requests';
import { sessions } from 'sijil/server/db/schema/users';
import { tables } from '../../server/db/schema/declared';
import { seal, unseal } from 'sijil/server/http/secrets';
import { forgetLiveEvents } from 'sijil/server/live/forgetLiveEvents';
import { call } from '../support/call';
import { hearLive, type HeardStream, listenForStreams } from '../support/hearLive';
import { asRole, openSession } from '../support/people';
import { buildInspectionsFixture, makeRequest, type InspectionsFixture } from './inspectionsFixture';

let fixture: InspectionsFixture;
let url: string;
const open: HeardStream[] = [];
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  url = await listenForStreams(fixture.test.app);
});
afterEach(() => open.splice(0).forEach((one) => one.close()));
afterAll(() => fixture.test.close());

async function hear(token: string, { at = url, cursor = '' } = {}): Promise<HeardStream> {
  const stream = await hearLive(at, token, cursor);
  open.push(stream);
  return stream;
}

async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds, { timeout: 10_000, interval: 20 }).toBe(true);
}

const now = () => fixture.test.api.clock().getTime();
const touch = (id: string) =>
  fixture.test.api.db
    .update(requests)
    .set({ notes: String(Math.random()) })
    .where(eq(requests.id, id));
const tells = (stream: HeardStream, id: string) =>
  stream.changes.some(({ resource, ids }) => resource === 'requests' && ids?.includes(id));

describe('the stream of live changes', () => {
  it('notifies the readers of a changed record, and nobody else', async () => {
    const id = await makeRequest(fixture, 'details_sent');
    const stranger = await asRole(fixture.test, 'client');
    const foreign = await makeRequest({ ...fixture, client: stranger }, 'details_sent', {
      supervisorId: null,
    });
    const own = await hear(fixture.client.token);
    const supervisor = await hear(fixture.supervisor.token);
    const outside = await hear(stranger.token);
    await touch(id);
    await touch(foreign);
    await until(() => tells(own, id) && tells(supervisor, id) && tells(outside, foreign));
    expect(tells(outside, id)).toBe(false);
    expect(tells(own, foreign) || tells(supervisor, foreign)).toBe(false);
  });

  it('contains record ids and no field values', async () => {
    const id = await makeRequest(fixture, 'details_sent');
    const stream = await hear(fixture.client.token);
    await touch(id);
    await until(() => tells(stream, id));
    // An earlier write may be reported too: another record, only by its id.
    for (const { resource, ids, ...more } of stream.changes) {
      expect(more).toEqual({});
      expect(resource).toMatch(/^\w+$/);
      for (const one of ids ?? []) expect(one).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('does not report a rolled-back change', async () => {
    const id = await makeRequest(fixture, 'details_sent');
    const stream = await hear(fixture.client.token);
    const before = await makeRequest(fixture, 'details_sent');
    await until(() => tells(stream, before));
    stream.changes.length = 0;
    await expect(
      fixture.test.api.db.transaction(async (tx) => {
        await tx.update(requests).set({ notes: 'x' }).where(eq(requests.id, id));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    const after = await makeRequest(fixture, 'details_sent');
    await until(() => tells(stream, after));
    expect(tells(stream, id)).toBe(false);
  });

  it('reports a mass change as one event without ids', async () => {
    const { db } = fixture.test.api;
    const admin = await hear((await asRole(fixture.test, 'admin')).token);
    await db.insert(tables.nationalities).values(
      Array.from({ length: 250 }, (_, index) => ({
        descriptionAr: `ج ${index}`,
        descriptionEn: `N ${index}`,
      })) as never,
    );
    await until(() => admin.changes.some(({ resource }) => resource === 'nationalities'));
    expect(admin.changes.filter(({ resource }) => resource === 'nationalities')).toEqual([
      { resource: 'nationalities', ids: null },
    ]);
  });

  it('notifies a reader who loses access to a record of a change of their rights', async () => {
    const id = await makeRequest(fixture, 'details_sent');
    const former = await hear(fixture.supervisor.token);
    const other = await asRole(fixture.test, 'supervisor');
    const bystander = await hear(other.token);
    await fixture.test.api.db.update(requests).set({ supervisorId: null }).where(eq(requests.id, id));
    await until(() => former.changes.some(({ resource }) => resource === 'rights'));
    expect(tells(former, id)).toBe(false);
    expect(bystander.changes).toEqual([]);
  });

  it('sends a reset if too many events were missed to list them', async () => {
    const { db } = fixture.test.api;
    const first = await hear(fixture.client.token);
    first.close();
    await first.ended;
    await db.execute(
      sql`insert into live_events (tx, resource, record_id) select pg_current_xact_id()::text::bigint, 'requests', n::text from generate_series(1, 6000) as n`,
    );
    const second = await hear(fixture.client.token, { cursor: first.cursor });
    await until(() => second.events.includes('reset'));
    expect(second.changes).toEqual([]);
    await db.delete(liveEvents);
  });

  it('resumes from its cursor with the changes since then', async () => {
    const id = await makeRequest(fixture, 'details_sent');
    const first = await hear(fixture.client.token);
    first.close();
    await first.ended;
    await touch(id);
    const second = await hear(fixture.client.token, { cursor: first.cursor });
    await until(() => tells(second, id));
    expect(second.events[0]).toBe('hello');
  });

  it('misses no event of the last hour, even after older events were purged', async () => {
    const { db } = fixture.test.api;
    const ids = await Promise.all(Array.from({ length: 20 }, () => makeRequest(fixture, 'details_sent')));
    const first = await hear(fixture.client.token);
    first.close();
    await first.ended;
    for (const id of ids) await touch(id);
    // Moves the stored events and the cursor back by an hour.
    await db.update(liveEvents).set({ at: sql`${liveEvents.at} - interval '1 hour'` });
    await forgetLiveEvents(fixture.test.api);
    const { api } = fixture.test;
    const [cluster = '', tx, at] = unseal(api.linkKey, first.cursor).split('.');
    const cursor = seal(api.linkKey, `${cluster}.${tx}.${Number(at) - 3_600_000}`);
    const second = await hear(fixture.client.token, { cursor });
    await until(() => ids.every((id) => tells(second, id)));
    expect(second.events[0]).toBe('hello');
    expect(second.events).not.toContain('reset');
  });

  it('misses no change of a transaction that commits after a later one', async () => {
    const { db } = fixture.test.api;
    const [early, late] = [
      await makeRequest(fixture, 'details_sent'),
      await makeRequest(fixture, 'details_sent'),
    ];
    const stream = await hear(fixture.client.token);
    let cursor = '';
    await db.transaction(async (tx) => {
      await tx.update(requests).set({ notes: 'early' }).where(eq(requests.id, early));
      await touch(late);
      await until(() => tells(stream, late));
      cursor = stream.cursor;
      stream.close();
    });
    const again = await hear(fixture.client.token, { cursor });
    await until(() => tells(again, early));
  });

  it.each([
    ['older than is kept', ([cluster, tx]) => [cluster, tx, now() - 48 * 3_600_000]],
    ['of a database that counts further', ([cluster]) => [cluster, 999_999_999_999, now()]],
    ['of another cluster', ([cluster, tx]) => [`${cluster}1`, tx, now()]],
    ['that is not sealed', null],
  ] as [string, null | ((parts: (string | number | undefined)[]) => unknown[])][])(
    'sends a reset for a cursor %s',
    async (_, change) => {
      const { linkKey } = fixture.test.api;
      const { cursor } = await hear(fixture.client.token);
      const parts = unseal(linkKey, cursor).split('.');
      const other = change ? seal(linkKey, change(parts).join('.')) : parts.join('.');
      expect((await hear(fixture.client.token, { cursor })).events[0]).toBe('hello');
      expect((await hear(fixture.client.token, { cursor: other })).events[0]).toBe('reset');
    },
  );

  it('sends a person nothing about unrelated changes, without querying their rights', async () => {
    const { sessions: asked } = fixture.test.api;
    const stranger = await asRole(fixture.test, 'client');
    const outside = await hear(stranger.token);
    const own = await hear(fixture.client.token);
    const change = async () => {
      const id = await makeRequest(fixture, 'details_sent');
      await until(() => tells(own, id));
    };
    // The change that creates the stranger's own account, which they may receive, arrives before any later one.
    await change();
    const heard = outside.events.length;
    const actorOf = asked.actorOf.bind(asked);
    const askedFor: unknown[] = [];
    asked.actorOf = (request, required) => {
      askedFor.push(request.headers.authorization);
      return actorOf(request, required);
    };
    try {
      for (let round = 0; round < 3; round += 1) await change();
    } finally {
      asked.actorOf = actorOf;
    }
    expect(outside.events).toHaveLength(heard);
    expect(askedFor).toContain(`Bearer ${fixture.client.token}`);
    expect(askedFor).not.toContain(`Bearer ${stranger.token}`);
  });

  it('has an opaque cursor that reveals nothing about the amount of writes', async () => {
    const first = await hear(fixture.client.token);
    const second = await hear(fixture.client.token);
    expect(Buffer.from(first.cursor, 'base64url').toString()).not.toMatch(/\d{5}/);
    expect(second.cursor.slice(0, 8)).not.toBe(first.cursor.slice(0, 8));
  });

  it('ends at once when its session signs out, while other sessions’ streams continue', async () => {
    const person = await asRole(fixture.test, 'client');
    const other = await hear(await openSession(fixture.test, person.id));
    const stream = await hear(person.token);
    const began = performance.now();
    await call(fixture.test, 'auth.logout', { token: person.token });
    await stream.ended;
    expect(performance.now() - began).toBeLessThan(5_000);
    const id = await makeRequest({ ...fixture, client: person }, 'details_sent');
    await until(() => tells(other, id));
  });

  it('works across two processes on one database, and survives the loss of its listening connection', async () => {
    const { api } = fixture.test;
    const db = connectDatabase(String(api.db.$client.options.connectionString));
    const other = await buildApp({ ...api, db });
    try {
      const at = await listenForStreams(other.app);
      const id = await makeRequest(fixture, 'details_sent');
      const stream = await hear(fixture.client.token, { at });
      await touch(id);
      await until(() => tells(stream, id));

      stream.changes.length = 0;
      await db.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen live'`,
      );
      await touch(id);
      await until(() => tells(stream, id));
    } finally {
      await other.app.close();
      await db.$client.end();
    }
  });

  it('needs a valid session, and ends with it', async () => {
    expect((await hear('no-such-token-no-such-token')).status).toBe(401);
    const person = await asRole(fixture.test, 'client');
    const stream = await hear(person.token);
    await fixture.test.api.db.delete(sessions).where(eq(sessions.userId, person.id));
    await touch(await makeRequest(fixture, 'details_sent'));
    await stream.ended;
  });

  it('closes the oldest stream when one person opens too many', async () => {
    const { token } = await asRole(fixture.test, 'client');
    const streams: HeardStream[] = [];
    for (let count = 0; count <= liveStreamsEach; count += 1) streams.push(await hear(token));
    await streams[0]?.ended;
    expect(streams.map(({ events }) => events.includes('replaced'))).toEqual([
      true,
      ...Array.from({ length: liveStreamsEach }, () => false),
    ]);
  });
});

describe('presence on an open form of a record', () => {
  const form = 'a-tab';
  const say = (token: string, open = true, id = fixture.branchId) =>
    call(fixture.test, 'editing.say', { token, params: { resource: 'branches', id }, body: { form, open } });
  const params = (id: string) => ({ resource: 'nationalities', id });
  const others = async (token: string, id = fixture.branchId) =>
    call<{ id: string; name: string }[]>(fixture.test, 'editing.others', {
      token,
      params: { resource: 'branches', id },
    });
  const ids = async (token: string) => (await others(token)).body.map(({ id }) => id);
  const hears = (stream: HeardStream, id = fixture.branchId) =>
    stream.changes.some(({ resource, ids }) => resource === 'editing' && ids?.includes(id));
  const admins = async () =>
    [await asRole(fixture.test, 'admin'), await asRole(fixture.test, 'admin')] as const;

  it('is reported to the readers of the record in every process, and to nobody else', async () => {
    const { api } = fixture.test;
    const [huda, sara] = await admins();
    const stranger = await asRole(fixture.test, 'client');
    const db = connectDatabase(String(api.db.$client.options.connectionString));
    const other = await buildApp({ ...api, db });
    try {
      const near = await hear(sara.token);
      const far = await hear(sara.token, { at: await listenForStreams(other.app) });
      const outside = await hear(stranger.token);
      // The form repeats its message, because a process may only now begin to listen.
      await expect
        .poll(async () => (await say(huda.token)).status === 200 && hears(near) && hears(far), {
          timeout: 10_000,
        })
        .toBe(true);
      expect((await others(sara.token)).body).toEqual([
        { id: huda.id, name: expect.stringMatching(/^admin /) },
      ]);
      expect((await others(stranger.token)).status).toBe(404);
      expect(hears(outside)).toBe(false);
    } finally {
      await other.app.close();
      await db.$client.end();
    }
  });

  it('is not sent to a reader of the record whose role may not read its history, but to those who may', async () => {
    const [huda, sara] = await admins();
    const { nationalities } = tables;
    const { db } = fixture.test.api;
    const [row] = await db.select().from(nationalities).limit(1);
    const id = String(row?.id);
    const { token } = fixture.client;
    expect((await call(fixture.test, 'editing.others', { token, params: params(id) })).status).toBe(403);
    const reader = await hear(token);
    const near = await hear(sara.token);
    const body = { form, open: true };
    const opened = { token: huda.token, params: params(id), body };
    expect((await call(fixture.test, 'editing.say', opened)).status).toBe(200);
    await until(() => hears(near, id));
    // A later change of the record itself reaches them: the form would have been reported before it.
    await db.update(nationalities).set({ descriptionEn: 'Changed' }).where(eq(nationalities.id, id));
    await until(() =>
      reader.changes.some((one) => one.resource === 'nationalities' && one.ids?.includes(id)),
    );
    expect(reader.changes.map(({ resource }) => resource)).not.toContain('editing');
  });

  it('is not reported to the person themselves, and ends when the form is closed', async () => {
    const [huda, sara] = await admins();
    await say(huda.token);
    expect(await ids(huda.token)).not.toContain(huda.id);
    expect(await ids(sara.token)).toContain(huda.id);
    const stream = await hear(sara.token);
    await say(huda.token, false);
    await until(() => hears(stream));
    expect(await ids(sara.token)).not.toContain(huda.id);
  });

  it('expires within a minute of its last message', async () => {
    const [huda, sara] = await admins();
    const began = new Date(now());
    await say(huda.token);
    fixture.test.setNow(new Date(began.getTime() + 20_000));
    expect(await ids(sara.token)).toContain(huda.id);
    fixture.test.setNow(new Date(began.getTime() + 50_000));
    expect(await ids(sara.token)).not.toContain(huda.id);
    fixture.test.setNow(began);
  });

  it('can be reported only by people who may change the record', async () => {
    expect((await say(fixture.client.token)).status).toBe(403);
    const [huda] = await admins();
    expect((await say(huda.token, true, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});

describe('live events', () => {
  it('have a source for every resource except the job queue', () => {
    const sources = new Set<string>(allLiveSources(databaseSchema).map(({ resource }) => resource));
    // The queue's tables are not the portal's own, so they have no triggers of the portal.
    expect(resourceList.map(({ name }) => name).filter((name) => !sources.has(name))).toEqual(['queuedJobs']);
  });

  it('have sources with existing columns and with database triggers', async () => {
    const { db } = fixture.test.api;
    const columns = await db.execute<{ place: string }>(
      `select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`,
    );
    const there = new Set(columns.rows.map(({ place }) => place));
    expect(
      allLiveSources(databaseSchema).filter(({ table, column }) => !there.has(`${table}.${column}`)),
    ).toEqual([]);
    const triggers = await db.execute<{ name: string }>(
      `select relname || '.' || tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname like 'live%'`,
    );
    expect(triggers.rows.map(({ name }) => name).sort()).toEqual(
      liveTriggers(databaseSchema)
        .map(({ table, name }) => `${table}.${name}`)
        .sort(),
    );
  });

  it('from another cluster’s future are deleted when a restored database is migrated', async () => {
    const { db } = fixture.test.api;
    await db.insert(liveEvents).values([
      { tx: 999_999_999_999, resource: 'requests', recordId: 'to come' },
      { tx: 1, resource: 'requests', recordId: 'past' },
    ]);
    await migrateDatabase(String(db.$client.options.connectionString));
    const rows = await db
      .select()
      .from(liveEvents)
      .where(inArray(liveEvents.recordId, ['to come', 'past']));
    expect(rows.map(({ recordId }) => recordId)).toEqual(['past']);
  });

  it('are deleted after a day', async () => {
    const { db } = fixture.test.api;
    await db.insert(liveEvents).values({
      tx: 1,
      resource: 'requests',
      recordId: 'old',
      at: sql`now() - interval '25 hours'`,
    });
    await forgetLiveEvents(fixture.test.api);
    expect(await db.$count(liveEvents, eq(liveEvents.recordId, 'old'))).toBe(0);
    expect(await db.$count(liveEvents)).toBeGreaterThan(0);
  });
});
