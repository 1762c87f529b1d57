import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { resourceNamed } from '#resources';
import type { DesignFile, DesignPlan } from 'sijil/contract/designFile';
import { designText, exportDesign } from 'sijil/server/designs/file/designParts';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

interface Reply {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly version: number;
}

let first: TestApp;
let second: TestApp;
let file: DesignFile;
const tokens = new Map<TestApp, string>();
const of = (test: () => TestApp) => askAs(test, () => tokens.get(test()));
const askFirst = of(() => first);
const askSecond = of(() => second);
const label = (en: string, ar = `حقل ${en}`) => ({ ar, en });
const retired = false;

beforeAll(async () => {
  first = await buildTestApp();
  second = await buildTestApp();
  for (const test of [first, second]) {
    await test.app.ready();
    tokens.set(test, (await asRole(test, 'admin')).token);
  }
  const add = (url: string, payload: object) => {
    // Fields are sorted by the time of their creation.
    first.setNow(new Date(first.api.clock().getTime() + 1000));
    return askFirst<Reply>('POST', url, { payload });
  };
  const type = await add('/record-types', {
    many: label('Trainings', 'الدورات'),
    one: label('Training', 'الدورة'),
    parent: 'branches',
    icon: 'star',
  });
  await add('/custom-fields', {
    resource: type.body.name,
    label: label('Seats', 'المقاعد'),
    kind: 'integer',
    min: 1,
  });
  await add('/custom-fields', {
    resource: type.body.name,
    label: label('Double', 'الضعف'),
    kind: 'integer',
    formula: 'seats * 2',
  });
  await add('/custom-fields', {
    resource: 'cities',
    label: label('Zone', 'النطاق'),
    kind: 'choice',
    options: [
      { key: 'north', label: label('North', 'شمال') },
      { key: 'south', label: label('South', 'جنوب') },
    ],
  });
  await add('/custom-roles', {
    name: label('Reader', 'مطّلع'),
    base: 'admin_finance',
    narrowing: { records: { payments: { update: 'nothing' } }, rights: [], menu: [], home: null },
  });
  await add('/changed-texts', { key: 'common:notifications', language: 'en', text: { other: 'Aman' } });
  file = (await askFirst<DesignFile>('GET', '/designs')).body;
});
afterAll(async () => {
  await first.close();
  await second.close();
});

const plan = (design: DesignFile, retire = retired) =>
  askSecond<DesignPlan & Reply>('POST', '/designs/apply', {
    payload: { file: design, retire, dryRun: true },
  });
const apply = (design: DesignFile, retire = retired) =>
  askSecond<DesignPlan & Reply>('POST', '/designs/apply', { payload: { file: design, retire } });
const changes = ({ lines }: DesignPlan) => lines.map(({ change, key }) => `${change} ${key}`);

describe('the design file of an installation', () => {
  it('contains everything that was designed', () => {
    expect(file.types.map(({ name }) => name)).toEqual(['trainings']);
    expect(file.fields.map(({ resource, name }) => `${resource}.${name}`)).toEqual([
      'cities.zone',
      'trainings.seats',
      'trainings.double',
    ]);
    expect([file.roles.length, file.texts.length]).toEqual([1, 1]);
  });

  it('contains a role whose limits were sent as null, as a role without limits', async () => {
    const role = { name: label('Colleague', 'زميل'), base: 'admin', narrowing: null };
    const { body } = await askFirst<Reply>('POST', '/custom-roles', { payload: role });
    const { status, body: exported } = await askFirst<DesignFile>('GET', '/designs');
    const found = exported.roles?.find(({ id }) => id === body.id);
    await askFirst('DELETE', `/custom-roles/${body.id}`);
    const noLimits = { records: {}, rights: [], menu: [], home: null };
    expect([status, found?.narrowing]).toEqual([200, noLimits]);
  });

  it('recreates the same design in an empty installation, byte for byte, with usable records', async () => {
    expect(changes((await plan(file)).body).every((line) => line.startsWith('add '))).toBe(true);
    const applied = await apply(file);
    expect([applied.status, applied.body.lines.length]).toEqual([200, 6]);
    expect(designText(await exportDesign(second.api.db))).toBe(designText(file));
    expect((await plan(file)).body.lines).toEqual([]);
    const trainings = await askSecond<unknown[]>('GET', '/records/trainings?_start=0&_end=5&seats_gte=1');
    expect([trainings.status, trainings.body]).toEqual([200, []]);
    const { body: history } = await askSecond<Reply[]>('GET', '/custom-fields?_start=0&_end=10');
    const entries = await askSecond<object[]>(
      'GET',
      `/custom-fields/${history[0]?.id}/history?_start=0&_end=5`,
    );
    expect(entries.body).toHaveLength(1);
  });

  it('leaves fields that only the target has, and hides them on request', async () => {
    await askSecond('POST', '/custom-fields', {
      payload: { resource: 'cities', label: label('Own note'), kind: 'text' },
    });
    expect(changes((await plan(file)).body)).toEqual(['kept cities/ownNote']);
    await apply(file);
    expect((await exportDesign(second.api.db)).fields.map(({ name }) => name)).toContain('ownNote');
    const [hidden] = (await apply(file, true)).body.lines;
    expect([hidden?.change, hidden?.warning]).toEqual([
      'retire',
      'Hidden from everyone. Its values stay, and it can be restored.',
    ]);
    const back: DesignFile = {
      ...file,
      fields: [
        ...file.fields,
        { ...fieldNamed('zone'), name: 'ownNote', kind: 'text', options: null, label: label('Own note') },
      ],
    };
    expect(changes((await plan(back)).body)).toEqual(['restore cities/ownNote']);
  });

  it('lists changes in words, and warns of a removed choice', async () => {
    const zone = {
      ...fieldNamed('zone'),
      label: label('Area', 'المنطقة'),
      options: [{ key: 'north', label: label('North', 'شمال') }],
    };
    const { body } = await plan(withField(zone));
    expect(body.lines[0]).toMatchObject({
      change: 'change',
      title: 'Cities: Area',
      warning: 'A choice was removed. If records still use it, the file is not applied.',
    });
    expect(body.lines[0]?.details[0]).toEqual({ label: 'Field name', from: 'Zone', to: 'Area' });
  });

  it('is refused entirely where a part would lose values or names unknown records', async () => {
    const other = withField({ ...fieldNamed('seats'), kind: 'text' });
    expect(changes((await plan(other)).body)).toEqual(['conflict trainings/seats']);
    const refused = await apply({ ...other, texts: [] });
    expect([refused.status, refused.body.code]).toEqual([409, 'designs_conflict']);
    const unknown = withField({ ...fieldNamed('zone'), resource: 'planets' });
    expect(changes((await plan(unknown)).body)).toContain('conflict planets/zone');
    expect((await exportDesign(second.api.db)).texts).toEqual(file.texts);
  });

  it('leaves nothing behind where one part is refused', async () => {
    const wrong: DesignFile = {
      ...file,
      fields: [...file.fields, { ...fieldNamed('zone'), name: 'fresh', label: label('Fresh') }],
      texts: [...file.texts, { key: 'errors/not_found', language: 'en', text: { other: 'No {such}' } }],
    };
    expect((await apply(wrong)).status).toBe(400);
    expect((await exportDesign(second.api.db)).fields.map(({ name }) => name)).not.toContain('fresh');
    const city = await askSecond<object[]>('GET', '/cities?_start=0&_end=1');
    expect(Object.keys(city.body[0] ?? {})).not.toContain('fresh');
  });

  it('shows no one a field before its transaction has ended', async () => {
    const wrong: DesignFile = {
      ...file,
      fields: [
        ...file.fields,
        { ...fieldNamed('zone'), name: 'early', label: label('Early') },
        { ...fieldNamed('zone'), resource: 'districts', name: 'late', label: label('Late') },
      ],
      texts: [...file.texts, { key: 'errors/not_found', language: 'en', text: { other: 'No {such}' } }],
    };
    const hasEarly = () => Object.hasOwn(resourceNamed('cities')?.fields ?? {}, 'early');
    const inSession = await second.api.db.transaction(async (tx) => {
      // The second field waits for its table; by then the first one is applied.
      await tx.execute(sql`lock table districts in access share mode`);
      const applied = apply(wrong);
      await vi.waitUntil(hasEarly);
      const session = askSecond<{ design: { fields: Reply[] } }>('GET', '/session');
      await Promise.race([session, pause(200)]);
      return { applied, session };
    });
    expect((await inSession.applied).status).toBe(400);
    const { design } = (await inSession.session).body;
    expect(design.fields.map(({ name }) => name)).not.toContain('early');
  });
});

function fieldNamed(name: string): DesignFile['fields'][number] {
  const found = file.fields.find((field) => field.name === name);
  if (!found) throw new Error(`the file has no field ${name}`);
  return found;
}

function withField(field: DesignFile['fields'][number]): DesignFile {
  return { ...file, fields: file.fields.map((one) => (one.name === field.name ? field : one)) };
}
