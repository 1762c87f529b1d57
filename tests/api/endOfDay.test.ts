import { afterAll, beforeAll, expect, it } from 'vitest';
import { resourceList } from '#resources';
import { askAs } from 'sijil/testing/askAs';
import { asRole } from '../support/people';
import { buildInspectionsFixture, sendResults, type InspectionsFixture } from './inspectionsFixture';

let fixture: InspectionsFixture;
let admin: string;
const ask = askAs(
  () => fixture.test,
  () => admin,
);
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  await sendResults(fixture, {});
  await sendResults(fixture, { q1: 0 });
  ({ token: admin } = await asRole(fixture.test, 'admin'));
}, 120_000);
afterAll(() => fixture.test.close());

/** The last moment of a day in Riyadh, three hours ahead of UTC. */
const lastMoment = /T20:59:59(?:\.\d+)?Z$/;

it('a time that is always the last moment of a day is declared so, and no other one', async () => {
  const found: Record<string, boolean[]> = {};
  for (const { name, api, fields } of resourceList) {
    const { status, body } = await ask<Record<string, unknown>[]>('GET', `${api}?_end=50`);
    if (status !== 200 || !Array.isArray(body)) continue;
    for (const [field, { kind }] of Object.entries(fields)) {
      if (kind !== 'dateTime') continue;
      const values = body.flatMap((record) => record[field] ?? []);
      if (values.length > 0)
        found[`${name}.${field}`] = values.map((at) => typeof at === 'string' && lastMoment.test(at));
    }
  }
  const last = Object.keys(found).filter((name) => found[name]?.every(Boolean));
  const declared = Object.keys(found).filter((name) => {
    const [resource, field = ''] = name.split('.');
    const fields: Readonly<Record<string, object>> =
      resourceList.find((one) => one.name === resource)?.fields ?? {};
    return 'endOfDay' in (fields[field] ?? {});
  });
  expect(last).toEqual(declared);
  expect(last).toContain('certificates.validUntil');
});

it('a sheet has the day up to which a certificate is valid, without an hour', async () => {
  const { text } = await ask('GET', '/admin/certificates/export?format=csv&columns=issuedAt,validUntil');
  expect(text.split(/\r?\n/)[1]).toMatch(/^"?\d{4}-\d\d-\d\d \d\d:\d\d"?,"?\d{4}-\d\d-\d\d"?$/);
});
