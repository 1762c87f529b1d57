import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/call';
import { buildWorld, makeRequest, readRequest, type World } from './inspectionsWorld';

let world: World;
let id: string;
beforeAll(async () => {
  world = await buildWorld();
  id = await makeRequest(world, 'supervisor_assigned');
});
afterAll(() => world.test.close());

const found = async (q: string) => {
  const { token } = world.operator;
  const { body } = await call<{ id: string }[]>(world.test, 'inspections.list', { token, query: { q } });
  return body.map((one) => one.id);
};
const arabicDigits = (text: string) =>
  text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);

describe('operations find a request', () => {
  it.each(['فرع العليا', 'العليا', 'فَرْع', 'العليـــا', 'العلىا'])(
    'by its branch, however it is spelled: %s',
    async (q) => {
      expect(await found(q)).toEqual([id]);
    },
  );

  it('by its number, with or without its letter, in either digits', async () => {
    const { number } = await readRequest(world, id);
    for (const q of [`R-${number}`, `r${number}`, String(number), arabicDigits(String(number))])
      expect(await found(q), q).toEqual([id]);
  });

  it('by its whole number before those whose numbers begin with it, whatever the order', async () => {
    const { number } = await readRequest(world, id);
    // The next numbers are those that begin with it.
    await world.test.api.db.execute(
      sql.raw(`alter table requests alter column number restart with ${number * 10}`),
    );
    const earlier = await makeRequest(world, 'supervisor_assigned');
    const later = await makeRequest(world, 'supervisor_assigned');
    const ordered = async (q: string, order: string) => {
      const query = { q, _sort: 'createdAt', _order: order };
      const { body } = await call<{ id: string }[]>(world.test, 'inspections.list', {
        token: world.operator.token,
        query,
      });
      return body.map((one) => one.id);
    };
    expect(await ordered(`R-${number}`, 'desc')).toEqual([id, later, earlier]);
    expect(await ordered(`r${number}`, 'asc')).toEqual([id, earlier, later]);
    // What is no number is in the order that was asked for.
    expect(await ordered('فرع العليا', 'desc')).toEqual([later, earlier, id]);
  });

  it('and nothing by what it does not hold', async () => {
    expect(await found('فرع الروضة')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });
});

describe('the search over everything', () => {
  it('says what a request is about: to the house with its company, to the company without', async () => {
    const { number } = await readRequest(world, id);
    const aboutFor = async (token: string) => {
      const query = { q: `R-${number}` };
      const { body } = await call<{ id: string; about: unknown[] }[]>(world.test, 'console.search', {
        token,
        query,
      });
      return body.find((one) => one.id === id)?.about;
    };
    const place = ['فرع العليا', { ar: 'تفتيش سلامة الغذاء', en: 'Food-safety inspection' }];
    expect(await aboutFor(world.operator.token)).toEqual([expect.stringContaining('شركة الاختبار'), ...place]);
    expect(await aboutFor(world.client.token)).toEqual(place);
  });
});
