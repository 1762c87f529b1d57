import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { schema } from '../../server/db/schema/index';
import { notPersonal, personalColumns, tablesOfPeople } from './personalColumns';
import { textsOf } from './texts';

const declared: readonly unknown[] = Object.values(schema);
const columns = new Map<string, string[]>(
  declared.flatMap((table): [string, string[]][] =>
    is(table, PgTable) ? [[getTableName(table), Object.keys(getTableColumns(table))]] : [],
  ),
);
const all = [...columns].flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
const policy = (language: 'ar' | 'en') =>
  [...textsOf(language, 'legal')]
    .flatMap(([key, text]) => (key.startsWith('privacy.') ? [text] : []))
    .join('\n');

test('the privacy policy mentions every column with personal data, in both languages', () => {
  const [ar, en] = [policy('ar'), policy('en')];
  const untold = Object.entries(personalColumns)
    .filter(([, words]) => !ar.includes(words[0]) || !en.includes(words[1]))
    .map(([column]) => column);
  expect(untold).toEqual([]);
});

test('every column listed in the privacy review exists', () => {
  expect([...Object.keys(personalColumns), ...notPersonal].filter((name) => !all.includes(name))).toEqual([]);
});

test('a column with a personal-sounding name is in the privacy policy or reviewed as not personal', () => {
  const sounds =
    /\.(?:ip|\w*Ip|userAgent|device\w*|email|phone|\w*Phone|name|\w*(?:signer|verified|driver|responsible|signatory|account)Name|address|street|place|latitude|longitude|nationalId\w*|passport\w*|birth\w*|gender|lastFour|\w*LastFour|iban|image)$/i;
  const unknown = all.filter((name) => sounds.test(name) && !personalColumns[name] && !notPersonal.has(name));
  expect(unknown).toEqual([]);
});

test.each(Object.entries(tablesOfPeople))(
  'every column of %s is in the privacy policy or reviewed as not personal',
  (table, plain) => {
    const names = columns.get(table) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !plain.includes(name) && !personalColumns[`${table}.${name}`])).toEqual([]);
  },
);
