import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originalTexts } from 'sijil/server/texts/textFiles';
import { localizedTexts } from 'sijil/schema/texts/findTexts';
import { texts } from 'sijil/schema/texts/textTable';
import { allTexts } from '../i18n/allTexts';
import { buildTestApp, type TestApp } from '../support/buildTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
});
afterAll(() => test.close());

/** Texts without words of a language: no letters, names of languages and calendars, units, text directions. */
const notWords = /^(?:\P{L}*|(?:en|ar|sv)(?:[-_].*)?|ltr|rtl|short|s|%|one|other|\{\w+\})$/u;

/** Places of texts that cannot be changed as texts, each with the reason: files or folders. */
const exceptions = {
  'templates, which have drafts and versions of their own': [
    'domain/templates/seedTemplates.ts',
    'domain/forms/seed/',
    'domain/forms/sheet/sampleForm.ts',
  ],
  'records that a new installation begins with, and that are changed as records': [
    'domain/brand.ts',
    'domain/company.ts',
    'domain/notifications/noticeKinds.ts',
    'domain/scheduling/visitHours.ts',
    'server/modules/auth/createGeneralAdmin.ts',
    'server/modules/scheduling/readVisitHours.ts',
    'server/seed/',
    'src/resources/accountFields.ts',
  ],
  'what is stored in place of erased data': [
    'server/modules/profile/eraseCompany.ts',
    'server/modules/profile/erasePeople.ts',
  ],
  'what a terminal shows, where there may be no database to read changed texts from': [
    'domain/api/apiInfo.ts',
    'packages/sijil/server/backup/',
    'packages/sijil/server/files/claimStorage.ts',
    'packages/sijil/server/metrics.ts',
    'packages/sijil/server/process/startProblem.ts',
    'packages/sijil/server/runProcess.ts',
    'server/config/',
    'server/main.ts',
  ],
  'what the inspectors’ app shows, which is built with its texts and opens without a network': ['field/app/'],
  'the demo and the sandbox': ['domain/demoAccounts.ts', 'domain/profile/sandboxIdentities.ts'],
  'names of the places of texts and their samples, for who changes them': [
    'packages/sijil/schema/texts/sampleText.ts',
    'packages/sijil/server/texts/findTextsNamed.ts',
    'server/services/textAreas.ts',
  ],
  'defaults of an application that defines little, which the portal is not': [
    'packages/sijil/contract/backOffice.ts',
    'packages/sijil/react/entry/',
    'packages/sijil/schema/accountFields.ts',
    'packages/sijil/schema/people.ts',
    'packages/sijil/server/backOffice.ts',
  ],
  'fields of a save that no form has': ['packages/sijil/contract/draftWriters.ts'],
  'what is read, never shown: words that people type, letters of plates': [
    'domain/scheduling/statedHours.ts',
    'packages/sijil/base/formats/saudiNumbers.ts',
    'packages/sijil/schema/kinds/choice.ts',
  ],
  'values that tests send': ['packages/sijil/testing/'],
} as const;

/** True for a changeable text, or a template that matches one once its values are inserted. */
function isKnown(text: string, known: ReadonlySet<string>): boolean {
  if (known.has(text)) return true;
  if (!text.includes('{…}')) return false;
  const parts = text.split('{…}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`^${parts.join('.*')}$`, 's');
  return [...known].some((one) => pattern.test(one));
}

describe('the texts shown to people', () => {
  it.each(['ar', 'en'] as const)('can all be changed (%s)', (language) => {
    const known = new Set(
      [...originalTexts().values()].flatMap(({ ar, en }) => [...Object.values(ar), ...Object.values(en)]),
    );
    const others: readonly string[] = Object.values(exceptions).flat();
    const left = allTexts[language].filter(({ place, text }) => {
      const [file = ''] = /^[^:]+\.tsx?(?=:\d+$)/.exec(place) ?? [];
      const isElsewhere = others.some((other) => file.startsWith(other));
      if (file === '' || file.startsWith('packages/library/') || isElsewhere) return false;
      return !notWords.test(text) && !isKnown(text, known);
    });
    expect(left).toEqual([]);
  });

  it('have the same keys on a page before sign-in, which loads only some of them', () => {
    const keys = new Set(originalTexts().keys());
    const { tables } = texts;
    const all = [...tables];
    for (const loaded of [
      ['bodies/accounts'],
      ['bodies/accounts', 'bodies/signIn'],
      ['bodies/accounts', 'bodies/signIn', 'bodies/registration'],
    ]) {
      tables.clear();
      for (const [name, table] of all.toReversed()) if (loaded.includes(name)) tables.set(name, table);
      const strange = [...localizedTexts().keys()].filter((key) => !keys.has(key));
      for (const [name, table] of all) tables.set(name, table);
      expect(strange).toEqual([]);
    }
  });

  it('include the texts of forms: sign-in, registration, refunds, inspectors, saved views, approvals', () => {
    const keys = [...originalTexts().keys()];
    for (const key of [
      'bodies/accounts/codeBody/fields/code/help',
      'bodies/accounts/firstPasswordBody/rules/passwordConfirmation/message',
      'bodies/signIn/resetPasswordBody/fields/password/label',
      'bodies/registration/signupBody/fields/companyName/label',
      'bodies/registration/signupBody/rules/acceptTerms/message',
      'bodies/passwordChange/passwordDecisionBody/fields/decision/options/approved',
      'bodies/refunds/refundBody/fields/drawnReason/help',
      'bodies/inspectors/dayOffDecisionBody/rules/note/message',
      'bodies/savedViews/savedViewBody/fields/sharedWith/label',
      'bodies/approvals/approvalBody/fields/answer/options/yes',
    ])
      expect(keys).toContain(key);
  });
});
