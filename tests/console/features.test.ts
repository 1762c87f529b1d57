import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Features of the console, each with the file and the title of its test. */
const features: readonly (readonly [feature: string, file: string, title: string])[] = [
  [
    'saved views',
    'console/savedView.test.ts',
    'keeps all that decides what the list shows, but not the page or another view',
  ],
  [
    'views shared with a role',
    'resources/searchAndViews.test.ts',
    'that the general admin shares with a role are seen by it, changed by nobody else, and unknown to others',
  ],
  [
    'the view that a role begins with',
    'console/declaredList.test.ts',
    'begins for operations with what waits for it, the longest first; for the others with all',
  ],
  [
    'filters by a field of a referred record',
    'resources/searchAndViews.test.ts',
    'may be a field of the record that is referred to, where the reader may read all of those',
  ],
  [
    'any of several filters',
    'resources/searchAndViews.test.ts',
    'is every filter, or any of them where that is said',
  ],
  [
    'favourites in the menu',
    'api/favourites.test.ts',
    'favourites are one’s own, on every device, in the order that was last saved',
  ],
  [
    'drafts of forms',
    'api/recordDrafts.test.ts',
    'is one’s own, of one record, on every device, until it is thrown away',
  ],
  [
    'groups of filters, within each other',
    'resources/filterGroups.test.ts',
    'finds what its conditions and those of its groups say, record by record',
  ],
  [
    'days told from today',
    'resources/searchAndViews.test.ts',
    'may be a day told from today, and means whole days of Riyadh',
  ],
  ['one value put back', 'resources/recordLife.test.ts', 'brings one value back, and leaves the others'],
  [
    'a version put back',
    'resources/recordLife.test.ts',
    'brings every field back that was changed since, as one more change',
  ],
  [
    'who changed what',
    'resources/recordLife.test.ts',
    'tells who changed what, newest first, with the names of what is referred to, also when it is deleted',
  ],
  [
    'trash and restoring',
    'resources/recordLife.test.ts',
    'brings a deleted record back, and it can be deleted again',
  ],
  [
    'a deletion refused with its users',
    'resources/recordLife.test.ts',
    'lists what still uses the record: how many, and the first five by name',
  ],
  [
    'an import that is checked first',
    'resources/import.test.ts',
    'a check writes nothing and says what is wrong with each row',
  ],
  [
    'an import that changes records',
    'resources/import.test.ts',
    'a check says what each record would change, writes nothing; then those are changed and the others added',
  ],
  [
    'an import of a workbook',
    'console/import.test.ts',
    'reads a workbook by its content: numbers digit by digit, days and times as they stand, rows by number',
  ],
  [
    'an export as a workbook',
    'resources/export.test.ts',
    'is a workbook: texts as texts, numbers as numbers, read from right to left in Arabic',
  ],
  [
    'drafts that are published',
    'api/templates.test.ts',
    'may be incomplete, and is published only once an inspector could fill it in',
  ],
  [
    'live lists',
    'e2e/live.test.ts',
    'what somebody does is seen by the other without asking, in every tab over one stream',
  ],
  [
    'who edits a record',
    'api/live.test.ts',
    'is told to those who may read the record, in every process, and to nobody else',
  ],
  [
    'changes of two people merged',
    'console/compareVersions.test.ts',
    'different fields are no conflict: each keeps whoever changed it',
  ],
  [
    'fields with a formula',
    'designs/dependentFields.test.ts',
    'is worked out with every write, and filters, sorts, sums and exports like any other',
  ],
  [
    'fields under a condition',
    'designs/dependentFields.test.ts',
    'is asked for where it is shown, and neither asked for nor kept elsewhere',
  ],
  [
    'questions under a condition',
    'api/answerKinds.test.ts',
    'refuses an answer to a question that is not asked, and a day that does not exist, at their questions',
  ],
  [
    'actions of a record',
    'console/recordPage.test.ts',
    'are offered only while the record is as they need it',
  ],
  [
    'actions of a selection',
    'console/recordPage.test.ts',
    'are offered for a selection, each with the records that allow it',
  ],
  [
    'a change of many records',
    'resources/recordLife.test.ts',
    'each record is changed on its own, and each refusal is told',
  ],
  [
    'a dry run of a change of many records',
    'resources/recordLife.test.ts',
    'says before a change what would pass, what it would write and what would be refused, and writes nothing',
  ],
  [
    'values changed in the list',
    'console/changeableFields.test.ts',
    'a cell is changed only where the declaration says so',
  ],
  [
    'a dashboard for each role',
    'api/dashboards.test.ts',
    'are as many for all branches together as for each branch added up',
  ],
  [
    'reports of any list',
    'resources/summary.test.ts',
    'says what the rows of the same list come to, whatever narrows and groups them',
  ],
  [
    'the command palette',
    'console/palette.test.ts',
    'finds a screen by the beginning of a word, with or without the article',
  ],
  [
    'a list by the keyboard',
    'console/rowKeys.test.tsx',
    'the arrows up and down lead from row to row and stop at the ends',
  ],
  [
    'the next record of a list',
    'console/listOrigin.test.ts',
    'are found by its id, wherever it stands by now',
  ],
  [
    'columns in another order',
    'console/columnChoice.test.ts',
    'can be put in another order, never beyond the ends',
  ],
  [
    'widths of columns, columns that stay in sight',
    'console/listAddress.test.ts',
    'leaves out widths that no column can have, and more pinned columns than there is room for',
  ],
  [
    'a list as board, calendar and map',
    'console/layouts.test.ts',
    'come from its fields alone: a choice, a day, a moment, a place',
  ],
  ['custom roles', 'designs/customRoles.test.ts', 'keeps every right of its base that it does not take away'],
  [
    'custom roles of companies and branch managers',
    'designs/customClientRoles.test.ts',
    'stays the same whatever its people’s custom roles take away by name',
  ],
  [
    'rights on fields',
    'designs/customRoles.test.ts',
    'is in no record and list, no filter, order, search, export, summary or session',
  ],
  [
    'webhooks',
    'api/webhooks.test.ts',
    'is sent what its keeper reads of a record that was added, changed and deleted, signed with its secret',
  ],
  ['API tokens', 'api/apiTokens.test.ts', 'reads and writes as its person does, no more'],
  [
    'automations',
    'api/automations.test.ts',
    'acts once where two processes take up the same run, and after one was killed in the middle',
  ],
  [
    'the API reference',
    'api/openApi.test.ts',
    'says of every operation what it does, what it answers and who may call it',
  ],
  [
    'changed texts',
    'designs/changedTexts.test.ts',
    'is shown at once by the server: refusals, statuses, labels and emails; and has its words again once deleted',
  ],
  [
    'a look of one’s own',
    'e2e/look.test.ts',
    'what is chosen in the theme panel is seen at once, and still there after a reload',
  ],
  [
    'sign-in at a provider',
    'api/providerSignIn.test.ts',
    'finds the account by the address that the provider has verified, and by the person from then on',
  ],
  [
    'two-step sign-in',
    'api/secondFactor.test.ts',
    'opens no session for the password alone, and one for the code with it',
  ],
  [
    'seeing as another person',
    'api/seeAs.test.ts',
    'is answered what that person is answered, with the name of the admin',
  ],
  [
    'one log of every change',
    'api/auditMatrix.test.ts',
    'holds every step of a request with its person, reason and change, and is narrowed to them',
  ],
  [
    'the gallery of files',
    'api/gallery.test.ts',
    'holds every picture of every submitted answer: a recount from the answers agrees',
  ],
  [
    'notes that mention people',
    'api/requestNotes.test.ts',
    'notifies the people that it mentions, in the portal and by email, and nobody else',
  ],
  [
    'Arabic from the right',
    'e2e/layout.test.ts',
    'the menu stands where the line begins and the person where it ends',
  ],
  [
    'the console on a phone',
    'e2e/accessibility.test.ts',
    'spacing that a reader cannot change is found, and only that',
  ],
  [
    'an export as CSV',
    'resources/export.test.ts',
    'writes money in riyals, yes and no in words, choices by their labels, and no JSON',
  ],
  [
    'a form from a spreadsheet',
    'console/formSheetFile.test.ts',
    'a form that is exported as a sheet is the same form once the file is imported',
  ],
  [
    'changed weights on the results of last year',
    'api/changedWeights.test.ts',
    'agrees with a recount of the answers by SQL: visits, average, and each visit that changes most',
  ],
  [
    'drafts of long forms on the server',
    'api/orders.test.ts',
    'is taken up by the same person on another device, and by nobody else',
  ],
  ['a home that people arrange', 'api/savedLists.test.ts', 'is its owner’s alone, or everybody’s of a role'],
  [
    'reports by email on a schedule',
    'api/savedLists.test.ts',
    'is sent at its hour, to whoever set it up, and stands in the record',
  ],
  ['the density of a list', 'console/listAddress.test.ts', 'shows the same list again after a reload'],
  [
    'an export of the log',
    'api/auditMatrix.test.ts',
    'is exported in full: what two pages show is what the tables hold, nothing twice and nothing left out',
  ],
  [
    'a brand of one’s own',
    'designs/brand.test.ts',
    'comes to everybody at once: session, page before it is drawn, emails',
  ],
];

it.each(features)('%s: its test exists', (_feature, file, title) => {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const begins = [`it('${title}'`, `test('${title}'`, `it(\n    '${title}'`, `)('${title}'`];
  expect(
    begins.some((begin) => source.includes(begin)),
    `${file} has no test «${title}»`,
  ).toBe(true);
});

it('no feature is listed twice', () => {
  expect(new Set(features.map(([feature]) => feature)).size).toBe(features.length);
});
