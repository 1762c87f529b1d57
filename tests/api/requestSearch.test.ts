import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/call';
import {
  buildInspectionsFixture,
  makeRequest,
  readRequest,
  type InspectionsFixture,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
let id: string;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  id = await makeRequest(fixture, 'supervisor_assigned');
});
afterAll(() => fixture.test.close());

const found = async (q: string) => {
  const { token } = fixture.operator;
  const { body } = await call<{ id: string }[]>(fixture.test, 'inspections.list', { token, query: { q } });
  return body.map((one) => one.id);
};
const arabicDigits = (text: string) =>
  text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);

describe('operations staff searching for a request', () => {
  it.each(['فرع العليا', 'العليا', 'فَرْع', 'العليـــا', 'العلىا'])(
    'find it by its branch in any spelling: %s',
    async (q) => {
      expect(await found(q)).toEqual([id]);
    },
  );

  it('find it by its number, with or without the letter, in Arabic or Latin digits', async () => {
    const { number } = await readRequest(fixture, id);
    for (const q of [`R-${number}`, `r${number}`, String(number), arabicDigits(String(number))])
      expect(await found(q), q).toEqual([id]);
  });

  it('see the exact number before longer numbers with the same prefix, in every sort order', async () => {
    const { number } = await readRequest(fixture, id);
    // The following numbers begin with this number.
    await fixture.test.api.db.execute(
      sql.raw(`alter table requests alter column number restart with ${number * 10}`),
    );
    const earlier = await makeRequest(fixture, 'supervisor_assigned');
    const later = await makeRequest(fixture, 'supervisor_assigned');
    const ordered = async (q: string, order: string) => {
      const query = { q, _sort: 'createdAt', _order: order };
      const { body } = await call<{ id: string }[]>(fixture.test, 'inspections.list', {
        token: fixture.operator.token,
        query,
      });
      return body.map((one) => one.id);
    };
    expect(await ordered(`R-${number}`, 'desc')).toEqual([id, later, earlier]);
    expect(await ordered(`r${number}`, 'asc')).toEqual([id, earlier, later]);
    // Other matches are in the requested order.
    expect(await ordered('فرع العليا', 'desc')).toEqual([later, earlier, id]);
  });

  it('find nothing by another name or a wildcard', async () => {
    expect(await found('فرع الروضة')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });
});

describe('the global search', () => {
  it('describes a request by branch and service, for staff also by company', async () => {
    const { number } = await readRequest(fixture, id);
    const aboutFor = async (token: string) => {
      const query = { q: `R-${number}` };
      const { body } = await call<{ id: string; about: unknown[] }[]>(fixture.test, 'console.search', {
        token,
        query,
      });
      return body.find((one) => one.id === id)?.about;
    };
    const place = [
      { ar: 'فرع العليا', en: 'فرع العليا' },
      { ar: 'تفتيش سلامة الغذاء', en: 'Food-safety inspection' },
    ];
    expect(await aboutFor(fixture.operator.token)).toEqual([
      { ar: expect.stringContaining('شركة الاختبار'), en: expect.stringContaining('شركة الاختبار') },
      ...place,
    ]);
    expect(await aboutFor(fixture.client.token)).toEqual(place);
  });
});
