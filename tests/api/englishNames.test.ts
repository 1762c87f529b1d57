import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#domain/access/operations';
import { demoAccounts, demoPassword } from '#domain/demoAccounts';
import type { LoginView } from '#domain/api/profileViews';
import { isRecord, keysOf } from 'sijil/base/objects';
import { apiPath } from 'sijil/schema/resource';
import { resourceList } from '#resources';
import { buildDemoApp } from '../support/buildDemoApp';
import type { TestApp } from '../support/buildTestApp';
import { call } from '../support/call';

let test: TestApp;
/** Arabic names of the demo that have an English form. */
let names: string[];
/** Requests before, during and after their visit. */
let requestIds: string[];

const rows = async <R extends object>(text: string): Promise<R[]> =>
  (await test.api.db.$client.query<R>(text)).rows;

beforeAll(async () => {
  test = await buildDemoApp();
  const found = await rows<{ name: string }>(
    `select name from users where name_en is not null
     union select company_name from clients where company_name_en is not null
     union select name from branches where name_en is not null
     union select name from restaurants where name_en is not null`,
  );
  names = found.map(({ name }) => name);
  const requests = await rows<{ id: string }>(
    `select distinct on (status) id from requests where status in ('payment_completed', 'details_approved',
     'inspector_assigned', 'corrections_needed', 'inspection_completed') order by status,
     branch_id in (select branch_id from branch_assignments) desc, number`,
  );
  requestIds = requests.map(({ id }) => id);
}, 180_000);
afterAll(() => test.close());

async function tokenOf(email: string, language: 'ar' | 'en' = 'en'): Promise<string> {
  const { body } = await call<LoginView>(test, 'auth.login', {
    body: { email, password: demoPassword },
    language,
  });
  return String(body.token?.plain_text_token);
}

interface Asked {
  readonly token: string;
  readonly language: 'ar' | 'en';
  readonly query?: Readonly<Record<string, string>>;
}

/** Rows of a declaration's list; none where the reader may not list it. */
async function listOf<Row>(name: string, { token, language, query = {} }: Asked): Promise<Row[]> {
  const resource = resourceList.find((one) => one.name === name);
  const { statusCode, body } = await test.app.inject({
    method: 'GET',
    url: `/api/v1${resource ? apiPath(resource) : ''}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    query,
  });
  return statusCode === 200 ? (JSON.parse(body) as Row[]) : [];
}

/** Papers with the registered names, and what people typed themselves. */
const asRegistered = new Set(['signerName', 'paper', 'detail', 'answers']);

/**
 * Places of an answer with the Arabic name of somebody who has an English one. A record has both names next to each other, as
 * has its title.
 */
function arabicNames(answer: unknown, place: string): string[] {
  if (typeof answer === 'string') return names.some((name) => answer.includes(name)) ? [place] : [];
  if (Array.isArray(answer)) return answer.flatMap((one) => arabicNames(one, `${place}[]`));
  if (!isRecord(answer)) return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    key === 'ar' || `${key}En` in answer || asRegistered.has(key)
      ? []
      : arabicNames(value, `${place}.${key}`),
  );
}

const own = ['client@demo.test', 'manager@demo.test'];
const team = ['admin@demo.test', 'operations@demo.test', 'supervisor@demo.test'];

/** Answers with names, and a role that reads each of them. */
const expected: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  'session.get': own,
  'clientInspections.list': own,
  'clientInspections.get': own,
  'clientInspections.results': own,
  'branches.listOwn': own,
  'branchManagers.list': ['client@demo.test'],
  'inspections.list': team,
  'inspections.get': team,
  'inspections.notes': team,
  'inspections.place': team,
  'inspections.supervisorCandidates': ['operations@demo.test'],
  'inspections.inspectorCandidates': ['supervisor@demo.test'],
  'calendar.inspectors': ['admin@demo.test', 'supervisor@demo.test'],
  'dashboards.byRole': [...own, ...team],
  'dashboards.clientTable': ['admin@demo.test'],
  'payments.ageing': ['finance@demo.test'],
  'refunds.eligible': ['finance@demo.test'],
  'reports.packages': ['operations@demo.test', 'finance@demo.test'],
  'gallery.list': ['admin@demo.test'],
  'gallery.clients': ['admin@demo.test'],
  'audit.list': ['admin@demo.test'],
  'notifications.list': [...own, ...team],
  'field.assignments': ['inspector@demo.test'],
};

describe('everything that is read in English', () => {
  it.each(demoAccounts.map(({ email }) => email))(
    'shows English names to %s',
    async (email) => {
      const token = await tokenOf(email);
      const read: OperationId[] = [];
      const found: string[] = [];
      for (const id of keysOf(operations)) {
        const { method, url } = operations[id];
        const isOfRequest = /\/inspections\/:id(?!.*:)/.test(url);
        const isFile = /report$|csv$|^live/i.test(id);
        if (method !== 'GET' || isFile || (url.includes(':') && !isOfRequest)) continue;
        for (const requestId of isOfRequest ? requestIds : ['']) {
          const { status, body } = await call<unknown>(test, id, {
            token,
            language: 'en',
            params: { id: requestId },
          });
          if (status !== 200) continue;
          read.push(id);
          found.push(...arabicNames(body, id));
        }
      }
      for (const resource of resourceList) {
        const { statusCode, body } = await test.app.inject({
          method: 'GET',
          url: `/api/v1${apiPath(resource)}`,
          headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
        });
        if (statusCode === 200) found.push(...arabicNames(JSON.parse(body), resource.name));
      }
      expect([...new Set(found)]).toEqual([]);
      const missing = Object.entries(expected).filter(
        ([id, readers]) => readers.includes(email) && !read.includes(id as OperationId),
      );
      expect(missing).toEqual([]);
    },
    120_000,
  );
});

describe('a name in two languages', () => {
  interface Named {
    readonly name: string;
    readonly $title: unknown;
    readonly $titles: Readonly<Record<string, unknown>>;
  }
  const arabic = 'مذاق الحجاز – العزيزية';
  const english = 'Mathaq Al Hijaz – Al Aziziyah';
  const branches = (token: string, query: Record<string, string>, language: 'ar' | 'en' = 'en') =>
    listOf<Named>('branches', { token, query, language });

  it('is found by either of them, and both are in the record', async () => {
    const token = await tokenOf('admin@demo.test');
    for (const q of [arabic, english, 'aziziyah mathaq']) {
      const found = await branches(token, { q });
      expect(found.map(({ name }) => name)).toEqual([arabic]);
    }
    const [found] = await branches(token, { name_like: 'Mathaq Al Hijaz – Al Az' });
    expect(found).toMatchObject({ name: arabic, $title: { ar: arabic, en: english } });
    expect(found?.$titles['clientId']).toEqual({
      ar: 'مجموعة مذاق الحجاز للمطاعم',
      en: 'Mathaq Al Hijaz Restaurants Group',
    });
  });

  it('sorts a list by the form that its reader sees', async () => {
    const token = await tokenOf('admin@demo.test');
    const titles = async (language: 'ar' | 'en') => {
      const found = await branches(token, { _sort: 'name', _order: 'asc' }, language);
      return found.map(({ $title }) => ($title as Record<string, string>)[language] ?? '');
    };
    const [inArabic, inEnglish] = [await titles('ar'), await titles('en')];
    expect(inArabic).toEqual(inArabic.toSorted());
    expect(inEnglish).toEqual(inEnglish.toSorted());
    expect(inEnglish[0]).toBe('Al Mandi Al Aseel – Al Olaya');
  });

  it('is one name for both languages where there is no English form', async () => {
    await rows(`update branches set name_en = null where name = '${arabic}'`);
    const token = await tokenOf('client@demo.test');
    for (const language of ['ar', 'en'] as const) {
      const { body } = await call<Named[]>(test, 'branches.listOwn', { token, language });
      expect(body.map(({ name }) => name)).toContain(arabic);
    }
  });

  it('in English holds Latin letters only', async () => {
    const token = await tokenOf('client@demo.test');
    const person = { name: 'عبدالرحمن باوزير', phone: '0501234567' };
    const save = (nameEn: string) =>
      call(test, 'profile.updatePerson', { token, body: { ...person, nameEn }, language: 'en' });
    expect(await save('عبدالرحمن')).toMatchObject({
      status: 400,
      body: { errors: { nameEn: ['Write “Name in English” in Latin letters.'] } },
    });
    expect((await save('Abdulrahman Bawazir')).status).toBe(200);
    const { body } = await call<{ name: string }>(test, 'session.get', { token, language: 'en' });
    expect(body.name).toBe('Abdulrahman Bawazir');
    const inArabic = await call<{ name: string }>(test, 'session.get', { token, language: 'ar' });
    expect(inArabic.body.name).toBe('عبدالرحمن باوزير');
  });
});
