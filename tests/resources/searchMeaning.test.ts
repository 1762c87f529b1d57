import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { inArray } from 'drizzle-orm';
import { resources } from '#resources';
import { users } from '../../server/db/schema/users';
import { validRecord } from 'sijil/testing/validRecord';
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
  for (const [descriptionAr, descriptionEn] of kept)
    await ask('POST', '/nationalities', { payload: { descriptionAr, descriptionEn } });
});
afterAll(() => test.close());

const kept = [
  ['إدارة أحمد للمأكولات', 'Ahmad Foods'],
  ['مكتبة ٢٠٢٦', 'Library 1447'],
  ['خصم ١٠٪', 'Ten% off_it'],
  ['ظلال', 'Shades'],
  ['ثلج', 'ICE'],
] as const;

async function found(typed: string, path = '/nationalities', field = 'q'): Promise<string[]> {
  const { body } = await ask<{ descriptionEn: string }[]>(
    'GET',
    `${path}?${field}=${encodeURIComponent(typed)}`,
  );
  return body.map(({ descriptionEn }) => descriptionEn).filter((name) => kept.some(([, en]) => en === name));
}

describe('a search finds what was meant', () => {
  it.each([
    ['a word with its hamza left out', 'احمد', ['Ahmad Foods']],
    ['a word with a hamza too many', 'إحمد', ['Ahmad Foods']],
    ['a closing ه for ة', 'مكتبه', ['Library 1447']],
    ['vowel signs and a stretched word', 'مَكتـــبَة', ['Library 1447']],
    ['Latin digits where Arabic ones are written', '2026', ['Library 1447']],
    ['Arabic digits where Latin ones are written', '١٤٤٧', ['Library 1447']],
    ['capitals or not', 'ahmad FOODS', ['Ahmad Foods']],
    ['the middle of a word', 'brar', ['Library 1447']],
    ['a letter that has no capital to stand for it', 'ظلا', ['Shades']],
    ['two letters', 'ثل', ['ICE']],
    ['one letter', 'ظ', ['Shades']],
    ['two digits of either script', '٠٢', ['Library 1447']],
  ])('%s', async (_, typed, names) => expect(await found(typed)).toEqual(names));

  it('wildcards are searched literally', async () => {
    expect(await found('n% o')).toEqual(['Ten% off_it']);
    expect(await found('f_i')).toEqual(['Ten% off_it']);
    expect(await found('%')).toEqual(['Ten% off_it']);
    expect(await found('o_ds')).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  it('an Arabic letter does not match the Latin letter that represents it in the search key', async () => {
    expect(await found('AHMD')).toEqual([]);
    expect(await found('TLJ')).toEqual([]);
  });

  it('a match does not extend from one field into the next', async () => {
    expect(await found('ثلجICE')).toEqual([]);
  });

  it.each([
    ['in another order', 'للمأكولات أحمد', ['Ahmad Foods']],
    ['with two spaces between them', 'أحمد  للمأكولات', ['Ahmad Foods']],
    ['with a no-break space between them', 'أحمد\u00A0للمأكولات', ['Ahmad Foods']],
    ['with marks around them', '\u200Fأحمد\u200F \u2066Foods\u2069', ['Ahmad Foods']],
    ['from both languages', 'ثلج ICE', ['ICE']],
    ['with a number after its word', 'Library 1447', ['Library 1447']],
    ['of which one is missing', 'أحمد Library', []],
  ])('words %s', async (_, typed, names) => expect(await found(typed)).toEqual(names));

  it('a short word and a number belong to the word before them', async () => {
    expect(await found('1447 Library')).toEqual(['Library 1447']);
    expect(await found('Library 14')).toEqual(['Library 1447']);
    expect(await found('Library 44')).toEqual([]);
  });

  it('a filter on one field normalizes text as the search does, and matches only that field', async () => {
    expect(await found('احمد', '/nationalities', 'descriptionAr_like')).toEqual(['Ahmad Foods']);
    expect(await found('احمد', '/nationalities', 'descriptionEn_like')).toEqual([]);
  });
});

const asTyped = [
  '+966542566389',
  '966542566389',
  '00966542566389',
  '+966 (0)54 256 6389',
  '0542566389',
  '054 256 6389',
  '054-256-6389',
  '٠٥٤٢٥٦٦٣٨٩',
  '۰۵۴۲۵۶۶۳۸۹',
  '\u2066054 256 6389\u2069',
  '054\u00A0256\u00A06389',
  '542566389',
  // Parts of a number.
  '0542566',
  '054 256',
  '256 6389',
  '256-6389',
  '00966 54 256',
];

describe('a phone number is found as it is shown and typed', () => {
  let client: string;
  let inspector: string;
  let branch: string;
  beforeAll(async () => {
    const { id: supervisorId } = await asRole(test, 'supervisor');
    ({ id: client } = await asRole(test, 'client'));
    ({ id: inspector } = await asRole(test, 'inspector', { supervisorId }));
    await asRole(test, 'client');
    const phone = '+966542566389';
    await test.api.db
      .update(users)
      .set({ phone })
      .where(inArray(users.id, [client, inspector]));
    const made = await ask<{ id: string }>('POST', '/branches', {
      payload: { ...(await validRecord(ask, resources.branches)), responsiblePhone: phone },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    branch = made.body.id;
  });
  const found = async (path: string, query: Record<string, string>) => {
    const { status, body } = await ask<{ id: string }[]>('GET', `${path}?${new URLSearchParams(query)}`);
    expect(status).toBe(200);
    return body.map(({ id }) => id);
  };

  it.each(asTyped)('%s', async (typed) => {
    expect(await found('/clients', { q: typed })).toEqual([client]);
    expect(await found('/inspectors', { q: typed })).toEqual([inspector]);
    expect(await found('/branches', { q: typed })).toEqual([branch]);
    expect(await found('/clients', { phone_like: typed })).toEqual([client]);
    expect(await found('/branches', { responsiblePhone_like: typed })).toEqual([branch]);
    const palette = await ask<{ id: string }[]>('GET', `/console/search?q=${encodeURIComponent(typed)}`);
    expect(palette.body.map(({ id }) => id)).toEqual(expect.arrayContaining([client, inspector, branch]));
  });

  it('by a complete number as a filter', async () => {
    expect(await found('/clients', { phone: '\u200E054 256 6389' })).toEqual([client]);
  });

  it('and another number is not', async () => {
    for (const typed of ['0542566388', '054 256 7', '00971542566389', '0642566389'])
      expect(await found('/clients', { q: typed })).toEqual([]);
  });
});

describe('a search for people', () => {
  it('covers the fields of every account and those of the declaration', async () => {
    const { id } = await asRole(test, 'client');
    const { email, code } = (await ask<Record<'email' | 'code', string>>('GET', `/clients/${id}`)).body;
    await ask('PATCH', `/clients/${id}`, { payload: { version: 1, companyName: 'مؤسسة الأُنس للتموين' } });
    const ids = async (typed: string) =>
      (await ask<{ id: string }[]>('GET', `/clients?q=${encodeURIComponent(typed)}`)).body.map(
        (one) => one.id,
      );
    expect(await ids('موسسه الانس')).toEqual([id]);
    expect(await ids(email)).toContain(id);
    // Too short for the index, but still found in the company name and in the email address.
    expect(await ids('نس')).toEqual([id]);
    expect(await ids(email.slice(0, 2))).toContain(id);
    expect(await ids('nobody@nowhere')).toEqual([]);
    // The generated number is found in Arabic or Latin digits and cannot be changed.
    expect(code).toMatch(/^C-1\d{3}$/);
    expect(await ids(code)).toEqual([id]);
    expect(
      await ids(code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)))),
    ).toEqual([id]);
    expect((await ask('PATCH', `/clients/${id}`, { payload: { version: 2, code: 'C-1' } })).status).toBe(400);
  });
});
