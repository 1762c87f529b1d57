import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originalTexts } from '#framework/server/texts/originalTexts';
import { localizedTexts } from '#framework/schema/texts/localizedTexts';
import { texts } from '#framework/schema/texts/textTable';
import { allTexts } from '../i18n/allTexts';
import { buildTestApp, type TestApp } from '../support/buildTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
});
afterAll(() => test.close());

/** No words of a person's language: names of languages and calendars, units, both directions. */
const notWords = /^(?:en|ar|ltr|rtl|en[-_].*|short|s|%|°C|one|other|\{\w+\}|[\s{…}:]+)$/;

/** Files whose texts are changed elsewhere, or by nobody. */
const elsewhere = {
  'templates, which have drafts and versions of their own': [
    'domain/templates/seed/certificateDesign.ts',
    'domain/templates/seed/certificatePost.ts',
    'domain/templates/seed/contractTerms.ts',
    'domain/forms/sheet/sampleForm.ts',
  ],
  'records of the settings and of the brand': ['domain/company.ts', 'domain/brand.ts'],
  'the demo and the sandbox': ['domain/demoAccounts.ts', 'domain/profile/sandboxIdentities.ts'],
  'names of the places of texts, for who changes them': [
    'framework/server/texts/findTextsNamed.ts',
    'server/services/textAreas.ts',
  ],
} as const;

/** Files with texts that are written where they are used, and how many: new ones belong into a table. */
const written: Readonly<Record<string, number>> = {
  'domain/contracts/contractLabels.ts': 1,
  'domain/formats/card.ts': 3,
  'domain/forms/kinds/options.ts': 2,
  'domain/forms/kinds/temperature.ts': 1,
  'domain/forms/sheet/readFormSheet.ts': 1,
  'domain/forms/sheet/readRow.ts': 2,
  'domain/forms/sheet/sheetRow.ts': 6,
  'domain/notifications/noticeKinds.ts': 6,
  'domain/pricing/invoices.ts': 4,
  'domain/profile/locationsBody.ts': 2,
  'domain/profile/profileParts.ts': 5,
  'domain/requests/correctionBodies.ts': 1,
  'domain/requests/nextStep.ts': 4,
  'domain/requests/requestState.ts': 2,
  'domain/scoring/grades.ts': 2,
  'domain/templates/certificateTemplate.ts': 4,
  'domain/templates/comparePosts.ts': 3,
  'domain/templates/formProblemTexts.ts': 1,
  'domain/templates/placeholderProblems.ts': 2,
  'domain/templates/socialTemplate.ts': 1,
  'domain/templates/templateChange.ts': 2,
  'framework/react/automations/automationTab.ts': 1,
  'framework/react/components/FileTile.tsx': 1,
  'framework/react/components/RiyalSign.tsx': 1,
  'framework/react/console/transfer/import/importTargets.ts': 1,
  'framework/react/console/visibleFields.ts': 1,
  'framework/react/frame/useMenu.tsx': 1,
  'framework/react/palette/usePaletteGroups.ts': 4,
  'framework/schema/automations/sentences.ts': 3,
  'framework/schema/brand/contrastMessage.ts': 2,
  'framework/schema/designs/applyDesign.ts': 2,
  'framework/schema/filteredThrough.ts': 1,
  'framework/schema/jobs/givenUp.ts': 1,
  'framework/schema/lists/filterFields.ts': 1,
  'framework/schema/roles/differences.ts': 7,
  'framework/schema/roles/roleLabel.ts': 1,
  'framework/schema/roles/roleWords.ts': 1,
  'framework/schema/texts/changedTexts.ts': 1,
  'framework/server/automations/askApproval.ts': 1,
  'framework/server/automations/createOther.ts': 1,
  'framework/server/automations/registerApprovals.ts': 1,
  'framework/server/automations/takeStep.ts': 3,
  'framework/server/resources/export/exportColumns.ts': 1,
  'server/modules/certificates/openGraph.ts': 2,
  'server/modules/comparison/toComparisonData.ts': 1,
  'server/modules/contracts/buildContractData.ts': 1,
  'server/modules/contracts/uploadContract.ts': 1,
  'server/modules/inspections/inspectionTexts.ts': 1,
  'server/modules/payments/ageing.ts': 2,
  'server/modules/scheduling/readVisitHours.ts': 1,
  'server/modules/settings/providerBrand.ts': 1,
  'server/modules/templates/assertReady.ts': 1,
  'server/modules/templates/retireTemplate.ts': 1,
  'server/pdf/blocks/runningHead.ts': 1,
  'src/frame/menus.tsx': 1,
  'src/pages/admin/templates/FormTemplates.tsx': 1,
  'src/pages/admin/templates/builder/useFormSource.ts': 1,
  'src/pages/admin/templates/editor/ConflictDialog.tsx': 1,
  'src/pages/admin/templates/editor/TemplateMenu.tsx': 1,
  'src/pages/supervisor/NextAction.tsx': 2,
  'src/pages/supervisor/withNextAction.tsx': 1,
  'src/requests/actions/alternativeOf.ts': 1,
  'src/resources/accountActions.ts': 1,
  'src/resources/daysOff.ts': 1,
  'src/resources/inspectorReports.ts': 1,
  'src/resources/passwordRequests.ts': 1,
};

describe('the texts that people are shown', () => {
  it('can all be changed, but for those that are reviewed here', () => {
    const known = new Set([...originalTexts().values()].flatMap(({ en }) => Object.values(en)));
    const patterns = new Map<string, RegExp>();
    const isKnown = (text: string) => {
      if (known.has(text) || notWords.test(text)) return true;
      if (!text.includes('{…}')) return false;
      const parts = text.split('{…}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
      const pattern = patterns.get(text) ?? new RegExp(`^${parts.join('.*')}$`, 's');
      patterns.set(text, pattern);
      return [...known].some((one) => pattern.test(one));
    };
    const others: ReadonlySet<string> = new Set(Object.values(elsewhere).flat());
    const left: Record<string, number> = {};
    for (const { place, text } of allTexts.en) {
      const [file = ''] = /^[^:]+\.tsx?(?=:\d+$)/.exec(place) ?? [];
      if (file === '' || file.startsWith('framework/example/') || others.has(file) || isKnown(text)) continue;
      left[file] = (left[file] ?? 0) + 1;
    }
    expect(left).toEqual(written);
  });

  it('have the same keys on a page before sign-in, which loads a few of them only', () => {
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

  it('are those of every form: signing in, registering, refunds, inspectors, saved views, approvals', () => {
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
