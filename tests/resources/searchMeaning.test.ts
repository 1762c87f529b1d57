import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { askAs } from './askAs';

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
    expect(await found('ثلج ICE')).toEqual([]);
  });

  it('a filter on one field normalizes text as the search does, and matches only that field', async () => {
    expect(await found('احمد', '/nationalities', 'descriptionAr_like')).toEqual(['Ahmad Foods']);
    expect(await found('احمد', '/nationalities', 'descriptionEn_like')).toEqual([]);
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
