import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Field } from 'sijil/schema/field';
import { kindOf } from 'sijil/schema/fieldKinds';
import { apiPath, type Resource } from 'sijil/schema/resource';
import { systemFields } from 'sijil/schema/systemFields';
import { resourceList } from '#resources';
import { compile } from 'sijil/server/resources/compile';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { askAs } from 'sijil/testing/askAs';

let test: TestApp;
let admin: string;
const ask = askAs(
  () => test,
  () => admin,
);
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: admin } = await asRole(test, 'admin'));
  const { id: supervisorId } = await asRole(test, 'supervisor');
  await asRole(test, 'inspector', { supervisorId });
  await asRole(test, 'client');
});
afterAll(() => test.close());

const texts = new Set(['text', 'longText', 'richText']);

interface Attempt {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly payload?: unknown;
}

const isRefusal = (status: number) => [400, 403, 404, 413].includes(status);
const isNoFailure = (status: number) => status < 500;

/** Makes every call, eight at a time, and returns those with an unexpected status. */
async function unexpected(attempts: readonly Attempt[], isRight: (status: number) => boolean) {
  const wrong: string[] = [];
  const waiting = attempts.values();
  const worker = async () => {
    for (const { method, url, payload } of waiting) {
      const { status } = await ask(method, url, payload === undefined ? {} : { payload });
      if (!isRight(status))
        wrong.push(`${status} ${method} ${url} ${JSON.stringify(payload ?? '').slice(0, 80)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return wrong;
}

/** Values that the field cannot hold. */
function wrongValues(name: string, field: Field): Record<string, unknown>[] {
  const wrong: unknown[] = [{ surprise: true }, 'a\u0000b', 'س'.repeat(30_000), ['\u0007'], '\uD800\u0000'];
  if (!texts.has(field.kind)) wrong.push('غير صالح');
  if (field.kind === 'reference') wrong.push(randomUUID());
  if (field.kind === 'references') wrong.push([randomUUID()]);
  if (field.kind === 'localized') wrong.push({ ar: 'أ\u0000', en: 'a' });
  if (field.kind === 'date') wrong.push('2026-02-30', '0000-00-00');
  return wrong.map((value) => ({ [name]: value }));
}

const rowsOf = async (resource: Resource) => {
  const { rows } = await test.api.db.execute<{ total: string }>(
    sql`select count(*) as total from ${compile(resource).table}`,
  );
  return Number(rows[0]?.total);
};

interface Held {
  readonly id: string;
  readonly version: number;
}

/** An existing record, for changes that must not alter it; many tables start empty. */
const firstOf = async (path: string) => (await ask<Held[]>('GET', `${path}?_end=1`)).body[0];

/** A change with the current version, as the portal sends it, so that only its values are wrong. */
const ofVersion = (held: Held | undefined, payload: unknown) =>
  held && !Array.isArray(payload) ? { version: held.version, ...(payload as object) } : payload;

/** Values of no kind, beyond every limit, or with a character that no column can store. */
const oddValues = ['1e999', '99999999999999999999', '0000-01-01', "'--", '%ED%A0%80'];

// The clients alone take a thousand of these calls, on a machine that is busy with other work.
vi.setConfig({ testTimeout: 60_000 });

describe.each(resourceList.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const path = apiPath(resource);
  const get = (url: string): Attempt => ({ method: 'GET', url });

  it('refuses list and export queries with invalid parameters', async () => {
    const [first = 'id'] = resource.search;
    const queries = [
      '_end=10000000',
      '_start=9999999&_end=10000001',
      '_start=-1',
      '_end=abc',
      '_sort=passwordHash',
      '_sort=nothing',
      '_sort=createdAt&_order=sideways',
      'passwordHash_like=a',
      'nothing=1',
      'q=a&q=b',
      'q=%00',
      'q=a%1Fb',
      `q=${'a'.repeat(5000)}`,
      `${first}_like=%00`,
      'id=1',
      "id_in=' or 1=1",
      '__proto__=1',
      'constructor_eq=1',
    ];
    const attempts = queries.flatMap((query) => [get(`${path}?${query}`), get(`${path}/export?${query}`)]);
    expect(await unexpected(attempts, isRefusal)).toEqual([]);
  });

  it('sorts by any field or refuses to, but never fails', async () => {
    const names = [...systemFields, ...Object.keys(resource.fields)];
    const attempts = names.map((name) => get(`${path}?_sort=${name}&_order=asc`));
    expect(await unexpected(attempts, isNoFailure)).toEqual([]);
  });

  it('never fails on a filter value, whatever the field', async () => {
    const filters = Object.entries(resource.fields).flatMap(([name, field]) =>
      kindOf(field).filters.map((operator) => `${name}_${operator}`),
    );
    const attempts = filters.flatMap((one) => oddValues.map((value) => get(`${path}?${one}=${value}`)));
    expect(await unexpected(attempts, isNoFailure)).toEqual([]);
  });

  it('refuses every body that does not match the declaration, and writes nothing', async () => {
    const before = await rowsOf(resource);
    const held = await firstOf(path);
    const bodies: unknown[] = [{ unknownField: 1 }, { id: randomUUID() }, { version: 'x' }, [], ['text']];
    for (const [name, field] of Object.entries(resource.fields)) bodies.push(...wrongValues(name, field));
    const attempts = bodies.flatMap((payload): Attempt[] => [
      { method: 'POST', url: path, payload },
      { method: 'PATCH', url: `${path}/${held?.id ?? randomUUID()}`, payload: ofVersion(held, payload) },
    ]);
    expect(await unexpected(attempts, isRefusal)).toEqual([]);
    expect(await rowsOf(resource)).toBe(before);
    expect(await firstOf(path)).toEqual(held);
  });

  it('refuses every id that is not a record', async () => {
    const ids = ['1', 'null', '%00', "'%20or%201=1", randomUUID()];
    const attempts = ids.flatMap((id) => [get(`${path}/${id}`), get(`${path}/${id}/history`)]);
    expect(await unexpected(attempts, isRefusal)).toEqual([]);
  });
});

describe('an existing record', () => {
  it('is unchanged by invalid updates', async () => {
    const made = await ask<{ id: string }>('POST', '/cuisineTypes', {
      payload: { name: { ar: 'أ', en: 'A' } },
    });
    const path = `/cuisineTypes/${made.body.id}`;
    for (const values of [
      { name: 'x' },
      { name: { ar: 'أ\nب', en: 'a' } },
      { nothing: 1 },
      { name: { ar: 'x' } },
    ]) {
      expect((await ask('PATCH', path, { payload: { version: 1, ...values } })).status).toBe(400);
    }
    expect((await ask('GET', path)).body).toMatchObject({ version: 1, name: { ar: 'أ', en: 'A' } });
  });

  it('of another client is refused as a reference like an unknown one', async () => {
    const theirs = await asRole(test, 'client');
    const mine = await asRole(test, 'client');
    const asMine = askAs(
      () => test,
      () => mine.token,
    );
    const type = await ask<{ id: string }>('POST', '/vehicleTypes', {
      payload: { name: { ar: 'شاحنة', en: 'Truck' } },
    });
    const vehicle = { number: 'أ ب ح 1234', vehicleTypeId: type.body.id, driverName: 'سعد' };
    const add = (clientId: string) => asMine('POST', '/vehicles', { payload: { ...vehicle, clientId } });
    const [foreign, unknown] = [await add(theirs.id), await add(randomUUID())];
    expect([400, 403]).toContain(unknown.status);
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect((await asMine('GET', '/vehicles')).headers['x-total-count']).toBe('0');
    expect((await add(mine.id)).status).toBe(201);
  });
});

describe('a field that the caller may not read', () => {
  it.each([
    ['a filter', (name: string) => `/requests?${name}_gte=1`],
    ['a nested filter', (name: string) => `/requests?_where=any(kind=standard,all(${name}_gte=1))`],
    ['a sort order', (name: string) => `/requests?_sort=${name}`],
    ['an export column', (name: string) => `/requests/export?columns=code,${name}`],
    ['a summary group', (name: string) => `/requests/summary?_group=${name}`],
    ['a summary measure', (name: string) => `/requests/summary?_group=kind&_measure=sum(${name})`],
  ])('is refused in %s exactly like an unknown field', async (_, urlOf) => {
    const { token } = await asRole(test, 'admin_finance');
    const asFinance = askAs(
      () => test,
      () => token,
    );
    const [withheld, unknown] = [
      await asFinance('GET', urlOf('score')),
      await asFinance('GET', urlOf('scare')),
    ];
    expect([withheld.status, withheld.body['code']]).toEqual([400, 'unknown_parameter']);
    expect(withheld.text.replaceAll('score', 'scare')).toBe(unknown.text);
    expect(unknown.status).toBe(400);
  });
});
