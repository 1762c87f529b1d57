import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveChange } from 'sijil/base/live/liveMessages';
import { allLiveSources } from 'sijil/server/db/liveTriggers';
import { liveSources } from '../../server/db/liveSources';
import { isConcerned } from 'sijil/react/providers/freshness/useChanged';
import { createBatch } from 'sijil/react/providers/live/startLive';
import { readEventStream } from 'sijil/react/providers/live/keepLiveStream';

const sources = allLiveSources({ liveSources });
const concerned = (queryKey: readonly unknown[], changes: readonly LiveChange[], meta = {}) =>
  isConcerned({ queryKey, meta }, changes);
const of = (resource: string, ids: readonly string[] | null = null) => [{ resource, ids }];

describe('the queries refetched after a change', () => {
  it.each<[string, readonly unknown[], boolean]>([
    ['the request itself', ['clientInspections.get', { id: 'a' }, null, 'ar'], true],
    ['its results', ['inspections.results', { id: 'a' }, null, 'ar'], true],
    ['another request', ['clientInspections.get', { id: 'b' }, null, 'ar'], false],
    ['every list of requests', ['data', 'default', 'inspections', 'list', {}], true],
    ['its record', ['data', 'default', 'requests', 'one', 'a'], true],
    ['the certificates, which name it', ['data', 'default', 'certificates', 'list', {}], true],
    ['its history', ['audit', 'requests', 'list', 'a'], true],
    ['what somebody may do with requests', ['access', 'requests', 'create'], false],
    ['the home', ['dashboards.byRole', null, null, 'ar'], true],
    ['the notifications', ['notifications.hasUnread', null, null, 'ar'], false],
    ['the services, which show the balance', ['services.list', null, null, 'ar'], true],
    ['the clients', ['data', 'default', 'clients', 'list', {}], false],
  ])('of a request: %s', (_, key, expected) => {
    expect(concerned(key, of('requests', ['a']))).toBe(expected);
  });

  it.each([
    ['states', 'cities', true],
    ['states', 'branches', true],
    ['nationalities', 'cities', false],
    ['supervisors', 'inspectors', true],
    ['supervisors', 'users', true],
    ['users', 'supervisors', true],
    ['vehicles', 'client/vehicles', true],
    ['branches', 'client/branch-standings', true],
  ])('of %s: the list of %s, %s', (changed, shown, expected) => {
    expect(concerned(['data', 'default', shown, 'list', {}], of(changed))).toBe(expected);
  });

  // The database names both resources of such a change; a browser names only the one it wrote to.
  it.each(
    sources.flatMap(({ table, resource }) => {
      const written = sources.find((one) => one.table === table && one.column === 'id')?.resource;
      return written && resource.endsWith('Standings') ? [[written, resource] as const] : [];
    }),
  )('of %s: the list of %s, which is derived from them', (written, drawn) => {
    expect(concerned(['data', 'default', drawn, 'list', {}], of(written))).toBe(true);
  });

  it('include the request when one of its payments or refunds has changed', () => {
    const tables = sources.filter(({ resource }) => resource === 'requests').map(({ table }) => table);
    expect(tables).toEqual(expect.arrayContaining(['payments', 'refunds']));
  });

  it('include every request when many requests have changed', () => {
    expect(concerned(['clientInspections.get', { id: 'b' }, null, 'ar'], of('requests'))).toBe(true);
  });

  it('are the badge and the list when the reader has a new notification', () => {
    const own = of('notifications');
    expect(concerned(['notifications.hasUnread', null, null, 'ar'], own)).toBe(true);
    expect(concerned(['notifications.list', 'page', 1], own)).toBe(true);
    expect(concerned(['tickets.messages', { id: 'a' }, null, 'ar'], own)).toBe(false);
  });

  it('are determined by the query itself where it names its records', () => {
    const session = ['session.get', null, null, 'ar'];
    expect(concerned(session, of('notifications'), { showsRecords: ['notifications'] })).toBe(true);
    expect(concerned(session, of('users'), { showsRecords: [] })).toBe(false);
  });
});

describe('changes in quick succession', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are delivered at once, then every two seconds, without losing any', () => {
    const batches: (readonly LiveChange[] | null)[] = [];
    const batch = createBatch((changes) => batches.push(changes));
    for (let at = 0; at < 40; at += 1) {
      batch.add(of('requests', [String(at)]));
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(2_000);
    expect(batches).toHaveLength(3);
    expect(batches.flat()).toHaveLength(40);
  });

  it('become one unspecific change where any of the changes is unspecific', () => {
    const batches: unknown[] = [];
    const batch = createBatch((changes) => batches.push(changes));
    batch.add(of('requests'));
    batch.add(null);
    batch.add(of('clients'));
    vi.advanceTimersByTime(200);
    expect(batches).toEqual([null]);
  });
});

describe('reading server-sent events', () => {
  it('parses every event however the network splits the stream, and drops an incomplete one', async () => {
    const sent =
      'id: 7.1\nevent: hello\ndata: {}\n\n: a comment\n\nid: 8.1\r\nevent: change\r\ndata: {"a":"م"}\r\n\r\nevent: cut';
    const bytes = new TextEncoder().encode(sent);
    for (const size of [1, 3, 7, bytes.length]) {
      const heard: string[] = [];
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      });
      await readEventStream(body, {
        onId: (id) => heard.push(id),
        onEvent: ({ event, data }) => heard.push(`${event} ${data}`),
      });
      expect(heard).toEqual(['hello {}', '7.1', 'change {"a":"م"}', '8.1']);
    }
  });
});
