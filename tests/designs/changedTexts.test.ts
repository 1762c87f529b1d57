import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedName } from 'sijil/react/fields/recordNoun';
import { resourceNamed, resources } from '#resources';
import { changeAnswersBody } from '#domain/requests/answerBodies';
import { gradeReason } from '#domain/scoring/grades';
import { statuses } from '#domain/workflow/statuses';
import { isBalanced, placeholdersOf, wordingProblems } from 'sijil/schema/texts/wordingProblems';
import { filledSample, formOfCount, sampleCounts } from 'sijil/schema/texts/sampleText';
import { wordingFromText, wordingToText } from 'sijil/schema/kinds/wording';
import { portalPage } from 'sijil/server/plugins/portal';
import { areaName } from 'sijil/server/texts/findTextsNamed';
import { originalTexts } from 'sijil/server/texts/textFiles';
import { mailTexts } from '../../server/services/mail/mailTexts';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

interface Reply {
  readonly id: string;
  readonly version: number;
  readonly code: string;
  readonly message: string;
  readonly errors: Readonly<Record<string, string[]>>;
}
interface Found {
  readonly total: number;
  readonly rows: readonly {
    readonly key: string;
    readonly area: { readonly ar: string; readonly en: string };
    readonly original: { readonly ar: { readonly other?: string } };
  }[];
}

let test: TestApp;
let admin: string;
let finance: string;
const ask = askAs(
  () => test,
  () => admin,
);

beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: admin } = await asRole(test, 'admin'));
  ({ token: finance } = await asRole(test, 'admin_finance'));
});
afterAll(() => test.close());

const change = (key: string, language: 'ar' | 'en', text: object) =>
  ask<Reply>('POST', '/changed-texts', { payload: { key, language, text }, language: 'en' });

describe('a text that an admin changes', () => {
  it('is found by its words or key, with its original and its area', async () => {
    const { body } = await ask<Found>(
      'GET',
      `/texts/all?q=${encodeURIComponent('Confirm your email to get')}`,
    );
    expect(body.rows.map(({ key }) => key)).toEqual(['mails/verifyEmail/subject']);
    const page = await ask<Found>('GET', '/texts/all?key=common:footer.rights');
    expect(page.body.rows[0]?.area).toEqual({ ar: 'كل الصفحات', en: 'All pages' });
    expect(page.body.rows[0]?.original.ar.other).toBe('© {{year}} {{brand}}');
  });

  it('has an area with a name in both languages', () => {
    const unnamed = [...originalTexts().values()].filter(({ area }) => areaName(area).en === area);
    expect([...new Set(unnamed.map(({ area }) => area))]).toEqual([]);
  });

  it('can be the title of a page or the message of a single check', async () => {
    const keys = [...originalTexts().keys()];
    for (const key of [
      'screens//services',
      'screens//sign-in',
      'fieldChecks/required',
      'checks/orderTexts/noVehicles',
    ])
      expect(keys).toContain(key);
    await change('checks/textHooks/unknownKey', 'en', { other: 'No such text.' });
    const refused = await change('no/such', 'en', { other: 'x' });
    expect(refused.body.errors).toEqual({ key: ['No such text.'] });
  });

  it('can be the label of a form of an action', async () => {
    const keyOf = async (words: string) => {
      const { body } = await ask<Found>('GET', `/texts/all?q=${encodeURIComponent(words)}`);
      return body.rows.find(({ key }) => key.startsWith('bodies/'))?.key ?? '';
    };
    const label = await keyOf('Reason for the change');
    expect(label).toBe('bodies/answers/changeAnswersBody/fields/answers/fields/reason/label');
    await change(label, 'en', { other: 'Why it changes' });
    await ask('GET', '/session');
    expect(changeAnswersBody.fields.answers.fields.reason.label.en).toBe('Why it changes');
  });

  it('can be a sentence with placeholders, all of which are required', async () => {
    await change('grades/gradeReasons/one', 'en', { other: '{given}, no longer {earned}.' });
    await ask('GET', '/session');
    expect(gradeReason(94.4, 1)?.en).toBe('C, no longer A.');
    expect(gradeReason(94.4, 1)?.ar).toContain('خُفّض التقدير من A إلى C');
    const { body } = await change('words/takeStep/waited', 'en', { other: 'Waited.' });
    expect(body.errors).toEqual({ text: ['Missing: {days}. Write it as in the original.'] });
  });

  it('can be the counted Arabic noun of a record type, with a form for each kind of number', async () => {
    const key = 'records/branches/label/counted';
    const found = await ask<Found>('GET', `/texts/all?key=${key}`);
    expect(found.body.rows[0]?.original).toEqual({
      ar: { one: 'فرع واحد', two: 'فرعان', few: 'فروع', many: 'فرعًا' },
      en: {},
    });
    const forms = { one: 'موقع واحد', two: 'موقعان', few: 'مواقع', many: 'موقعًا' };
    const added = await change(key, 'ar', forms);
    await ask('GET', '/session');
    const counted = () => [1, 2, 5, 11].map((count) => countedName(resources.branches, count, 'ar'));
    expect(counted()).toEqual(['موقع واحد', 'موقعان', '5 مواقع', '11 موقعًا']);
    const inEnglish = await change(key, 'en', { other: 'sites' });
    expect(inEnglish.body.errors).toEqual({
      text: ['This text does not exist in this language. Change it in the other one.'],
    });
    await ask('DELETE', `/changed-texts/${added.body.id}`);
    await ask('GET', '/session');
    expect(counted()).toEqual(['فرع واحد', 'فرعان', '5 فروع', '11 فرعًا']);
  });

  it('can belong to the second of two actions that call the same operation', async () => {
    const keys = [...originalTexts().keys()].filter((key) => key.startsWith('records/daysOff/actions/'));
    expect(keys).toContain('records/daysOff/actions/daysOff.decide/done');
    await change('records/daysOff/actions/daysOff.decide-2/done', 'en', { other: 'Refused.' });
    await ask('GET', '/session');
    const said = resourceNamed('daysOff')?.actions?.flatMap((action) =>
      'done' in action ? action.done : [],
    );
    expect(said).toMatchObject([{ en: 'Days off approved.' }, { en: 'Refused.' }]);
  });

  it('has the key of its record or choice even where a form shows it too', () => {
    const keys = [...originalTexts().keys()];
    expect(keys.filter((key) => key.startsWith('bodies/')).length).toBeGreaterThan(150);
    for (const key of ['records/branches/fields/name/label', 'choices/paymentPlans/one'])
      expect(keys).toContain(key);
  });

  it('applies at once in refusals, statuses and emails, and deleting it restores the original', async () => {
    const missing = () =>
      ask<Reply>('GET', '/cities/00000000-0000-0000-0000-000000000000', { language: 'en' });
    const before = (await missing()).body.message;
    const added = await change('errors/not_found', 'en', { other: 'Nothing here.' });
    await change('statuses/pending', 'ar', { other: 'قيد الإعداد' });
    await change('mails/verifyEmail/subject', 'en', { other: 'One click left' });
    expect((await missing()).body.message).toBe('Nothing here.');
    expect(statuses.pending.ar).toBe('قيد الإعداد');
    expect(mailTexts.verifyEmail.subject.en).toBe('One click left');
    expect(portalPage('<html lang="ar">')).toMatch(/^<html data-texts="[0-9a-f]{12}" lang="ar">$/);
    await ask('DELETE', `/changed-texts/${added.body.id}`);
    expect((await missing()).body.message).toBe(before);
  });

  it('is loaded with the version in the session, without signing in', async () => {
    await change('common:footer.rights', 'en', { other: '© {{year}} Aman' });
    const session = await ask<{ design: { texts: string } }>('GET', '/session');
    const { texts } = session.body.design;
    const read = await test.app.inject({ url: `/api/v1/texts?version=${texts}` });
    expect(read.headers['cache-control']).toContain('immutable');
    expect(read.json()).toContainEqual({
      key: 'common:footer.rights',
      language: 'en',
      text: { other: '© {{year}} Aman' },
    });
    const old = await test.app.inject({ url: '/api/v1/texts?version=old' });
    expect(old.headers['cache-control']).toBe('no-store');
  });

  it('is refused with errors on its plural forms, placeholders or marks', async () => {
    const refused = async (key: string, language: 'ar' | 'en', text: object) => {
      const { status, body } = await change(key, language, text);
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await refused('common:footer.rights', 'ar', { other: 'سلامة' })).toEqual([400, ['text']]);
    expect(await refused('common:footer.rights', 'ar', { other: '{{year}} {{month}}' })).toEqual([
      400,
      ['text'],
    ]);
    expect(await refused('texts:count', 'ar', { one: 'نص', other: '{{count}} نص' })).toEqual([
      400,
      ['text.zero', 'text.two', 'text.few', 'text.many'],
    ]);
    expect(await refused('common:no.such', 'en', { other: 'x' })).toEqual([400, ['key']]);
    await change('common:notifications', 'en', { other: 'Aman' });
    expect((await refused('common:notifications', 'en', { other: 'Twice' }))[0]).toBe(409);
  });

  it('can be listed only by designers', async () => {
    const asked = await test.app.inject({
      url: '/api/v1/texts/all',
      headers: { authorization: `Bearer ${finance}` },
    });
    expect(asked.statusCode).toBe(403);
  });
});

describe('the check of changed texts', () => {
  it('finds placeholders with formats and unclosed marks', () => {
    expect([...placeholdersOf('{{count, number}} of {name} $t(brand)')]).toEqual([
      '{{count}}',
      '{name}',
      '$t(brand)',
    ]);
    expect([isBalanced('<1>a</1> [b]'), isBalanced('<1>a'), isBalanced('[a'), isBalanced('a</b>')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(wordingProblems({ other: 'Go <1>on</1>' }, { other: 'Go on' }).map(({ form }) => form)).toEqual([
      'other',
    ]);
  });

  it('allows the forms for one and two to omit the number', () => {
    const original = {
      zero: 'لا طلبات',
      one: 'طلب',
      two: 'طلبان',
      few: '{{count}} طلبات',
      many: '{{count}} طلبًا',
      other: '{{count}} طلب',
    };
    expect(wordingProblems(original, { ...original, one: 'أمر واحد' })).toEqual([]);
  });

  it('picks the form of each number, and survives conversion to a cell of a sheet and back', () => {
    const words = {
      zero: 'none',
      one: 'one',
      two: 'two',
      few: '{{count}} few',
      many: '{{count}} many',
      other: '{{count}} other',
    };
    expect(
      sampleCounts.map((count) => filledSample(words[formOfCount(words, count, 'ar')], count, 'ar')),
    ).toEqual(['none', 'one', 'two', '3 few', '11 many', '100 other']);
    expect(wordingFromText(wordingToText(words))).toEqual(words);
    expect(wordingFromText('Save: now')).toEqual({ other: 'Save: now' });
  });
});
