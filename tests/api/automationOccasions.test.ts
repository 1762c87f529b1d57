import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startAutomations } from 'sijil/server/automations/automationJobs';
import { automationRuns } from 'sijil/server/db/schema/events';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

type Row = Record<string, unknown> & { readonly id: string; readonly version: number };

const began = new Date('2026-11-22T07:00:00Z');
let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await buildTestApp();
  test.setNow(began);
  token = (await asRole(test, 'admin')).token;
}, 120_000);
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(began);
  await test.api.db.delete(tables.automations);
  await test.api.db.delete(automationRuns);
});

async function ask<T = Row>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) {
  const response = await test.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    ...(body && { payload: body }),
  });
  expect([response.statusCode, response.body]).toEqual([method === 'POST' ? 201 : 200, expect.anything()]);
  return response.json<T>();
}

const automate = (name: string, values: object) =>
  ask('POST', '/automations', {
    name,
    resource: 'nationalities',
    trigger: 'updated',
    role: 'admin',
    ...values,
  });
const set = (value: string) => ({ kind: 'set', field: 'nationalities.descriptionEn', value });
const addAnother = (name: string) => ({
  kind: 'create',
  record: {
    resource: 'nationalities',
    values: { descriptionAr: `${name} {{descriptionAr}}`, descriptionEn: `${name} {{descriptionEn}}` },
  },
});
const addNationality = (name: string) =>
  ask('POST', '/nationalities', { descriptionAr: name, descriptionEn: name });
const rename = ({ id, version }: Row, descriptionEn: string) =>
  ask('PATCH', `/nationalities/${id}`, { descriptionEn, version });
const nationality = ({ id }: Row) => ask('GET', `/nationalities/${id}`);
const runs = () => ask<readonly Row[]>('GET', '/automation-runs?_sort=createdAt&_order=asc&_end=200');
const withStatus = async (status: string) => (await runs()).filter((run) => run['status'] === status);

describe('one change by a person', () => {
  it('makes each of eight automations that edit the same record act once', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
      await automate(`sets ${number}`, { steps: [set(`Number ${number}`)] });
    const added = await addNationality('Eight');
    await rename(added, 'Eight changed');
    await test.runJobs();
    expect((await runs()).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'done'));
    // Added, changed by the person, changed by eight automations.
    expect(await nationality(added)).toMatchObject({ version: 10 });
  });

  it('makes them act again when the person changes the record again', async () => {
    await automate('first', { steps: [set('First')] });
    await automate('second', { steps: [set('Second')] });
    const added = await addNationality('Twice');
    await rename(added, 'Changed once');
    await test.runJobs();
    await rename(await nationality(added), 'Changed twice');
    await test.runJobs();
    expect(await withStatus('done')).toHaveLength(4);
  });

  it('makes an automation act that applies only after another one has changed the record', async () => {
    await automate('second', { condition: 'descriptionEn=Halfway', steps: [set('Arrived')] });
    await automate('first', { condition: 'descriptionEn=Start', steps: [set('Halfway')] });
    await automate('third', { condition: 'descriptionEn=Arrived', steps: [set('Closed')] });
    const added = await addNationality('Relay');
    await rename(added, 'Start');
    await test.runJobs();
    expect(await nationality(added)).toMatchObject({ descriptionEn: 'Closed' });
    expect(await withStatus('done')).toHaveLength(3);
  });

  it('ends two automations that undo each other after one turn each', async () => {
    await automate('to Pong', { condition: 'descriptionEn=Ping', steps: [set('Pong')] });
    await automate('to Ping', { condition: 'descriptionEn=Pong', steps: [set('Ping')] });
    const added = await addNationality('Loop');
    await rename(added, 'Ping');
    await test.runJobs();
    expect((await runs()).map(({ status }) => status)).toEqual(['done', 'done']);
    expect(await nationality(added)).toMatchObject({ descriptionEn: 'Ping', version: 4 });
  });
});

describe('automations that add records, which trigger them again', () => {
  it('stop at a depth of five', async () => {
    await automate('adds', { trigger: 'created', steps: [addAnother('Next')] });
    await addNationality('Deep');
    await test.runJobs();
    const depths = (await withStatus('done')).map(({ depth }) => Number(depth));
    expect(depths.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    expect(await withStatus('stopped')).toEqual([expect.objectContaining({ depth: 6, problem: 'tooDeep' })]);
  });

  it('stop after 50 further runs, with one row that says so', async () => {
    for (const name of ['A', 'B', 'C'])
      await automate(name, { trigger: 'created', steps: [addAnother(name)] });
    await addNationality('Wide');
    await test.runJobs();
    const done = await withStatus('done');
    expect(done.filter(({ depth }) => depth === 1)).toHaveLength(3);
    expect(done.filter(({ depth }) => depth !== 1)).toHaveLength(50);
    const stopped = await withStatus('stopped');
    expect(stopped).toEqual([expect.objectContaining({ problem: 'tooMany' })]);
    const ofAutomation = await ask<readonly Row[]>(
      'GET',
      `/automation-runs?automationId=${String(stopped[0]?.['automationId'])}&status=stopped`,
    );
    expect(ofAutomation).toHaveLength(1);
  });

  it('count the runs of each record apart where a schedule began them', async () => {
    await addNationality('Left');
    await addNationality('Right');
    for (const name of ['A', 'B', 'C'])
      await automate(name, { trigger: 'created', steps: [addAnother(name)] });
    await automate('each day', {
      trigger: 'daily',
      hour: 11,
      condition: 'descriptionEn_in=Left,Right',
      steps: [addAnother('Daily')],
    });
    test.setNow(new Date('2026-11-22T08:30:00Z'));
    await startAutomations(test.api);
    await test.runJobs();
    expect((await withStatus('stopped')).map(({ problem }) => problem)).toEqual(['tooMany', 'tooMany']);
  });
});
