import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Features of the console, each with the file and the title of its test. */
const features: readonly (readonly [feature: string, file: string, title: string])[] = [
  [
    'saved views',
    'console/savedView.test.ts',
    'stores everything that determines the list, except the page and another view',
  ],
  [
    'views shared with a role',
    'resources/searchAndViews.test.ts',
    'shared with a role are visible to that role only, and only their author can change them',
  ],
  [
    'the view that a role begins with',
    'console/declaredList.test.ts',
    'starts for operations with pending requests, longest wait first, and for other roles with all requests',
  ],
  [
    'filters by a field of a referred record',
    'resources/searchAndViews.test.ts',
    'can use a field of a referred record if the reader may read all such records',
  ],
  [
    'any of several filters',
    'resources/searchAndViews.test.ts',
    'must all match, or any of them with “match any”',
  ],
  [
    'favourites in the menu',
    'api/favourites.test.ts',
    'favourites are stored per person, in the order last saved',
  ],
  [
    'drafts of forms',
    'api/recordDrafts.test.ts',
    'belongs to its author and one record or new form, until it is saved empty',
  ],
  [
    'groups of filters, within each other',
    'resources/filterGroups.test.ts',
    'finds exactly the records that match its conditions and nested groups',
  ],
  [
    'days relative to today',
    'resources/searchAndViews.test.ts',
    'can use a day relative to today, meaning full days in Riyadh',
  ],
  ['reverting one value', 'resources/recordLife.test.ts', 'reverts one field and leaves the other fields'],
  [
    'reverting to a version',
    'resources/recordLife.test.ts',
    'reverts every field changed since then, as one more update',
  ],
  [
    'who changed what',
    'resources/recordLife.test.ts',
    'lists who changed what, newest first, with names of referred records, even after deletion',
  ],
  [
    'trash and restoring',
    'resources/recordLife.test.ts',
    'restores a deleted record, which can be deleted again',
  ],
  [
    'a deletion refused with its users',
    'resources/recordLife.test.ts',
    'lists the referring records: their number, and the first five by name',
  ],
  [
    'an import that is checked first',
    'resources/import.test.ts',
    'a check writes nothing and reports the errors of each row',
  ],
  [
    'an import that changes records',
    'resources/import.test.ts',
    'a check reports each record’s changes without writing; the import then updates and adds records',
  ],
  [
    'an import of a workbook',
    'console/import.test.ts',
    'reads a workbook by its content: exact numbers, days and times as displayed, row numbers',
  ],
  [
    'an export as a workbook',
    'resources/export.test.ts',
    'is a workbook with text and number cells, right to left in Arabic',
  ],
  [
    'drafts that are published',
    'api/templates.test.ts',
    'may be incomplete, but can be published only when it is valid',
  ],
  [
    'live lists',
    'e2e/live.test.ts',
    'changes by one user appear live to the other, with one event stream for all tabs',
  ],
  [
    'who edits a record',
    'api/live.test.ts',
    'is reported to the readers of the record in every process, and to nobody else',
  ],
  [
    'changes of two people merged',
    'console/compareVersions.test.ts',
    'changes to different fields do not conflict, and both are used',
  ],
  [
    'fields with a formula',
    'designs/dependentFields.test.ts',
    'is computed on every write, and can be filtered, sorted, summed and exported',
  ],
  [
    'fields under a condition',
    'designs/dependentFields.test.ts',
    'is required while its condition holds, and otherwise refused and cleared',
  ],
  [
    'questions under a condition',
    'api/answerKinds.test.ts',
    'refuses an answer to a hidden question, a missing answer and an impossible date, each at its question',
  ],
  [
    'actions of a record',
    'console/recordPage.test.ts',
    'are offered only while the record meets their condition',
  ],
  [
    'actions of a selection',
    'console/recordPage.test.ts',
    'are offered for a selection, each with the records that allow the action',
  ],
  [
    'a change of many records',
    'resources/recordLife.test.ts',
    'each record is changed independently, and each refusal is reported',
  ],
  [
    'a dry run of a change of many records',
    'resources/recordLife.test.ts',
    'a dry run reports changes and refusals, and writes nothing',
  ],
  [
    'values changed in the list',
    'console/changeableFields.test.ts',
    'only declared fields can be changed in a cell',
  ],
  [
    'a dashboard for each role',
    'api/dashboards.test.ts',
    'add up over the branches to the list for all branches, beyond one page',
  ],
  [
    'reports of any list',
    'resources/summary.test.ts',
    'equals a recount of the list’s rows, for any filters, groups and measures',
  ],
  [
    'the command palette',
    'console/palette.test.ts',
    'finds a screen by the start of a word, with or without the article',
  ],
  [
    'a list by the keyboard',
    'console/rowKeys.test.tsx',
    'the up and down arrows move between rows and stop at the ends',
  ],
  [
    'the next record of a list',
    'console/listOrigin.test.ts',
    'are found by the record’s id, even if its position changed',
  ],
  ['columns in another order', 'console/columnChoice.test.ts', 'can be reordered, but not beyond the ends'],
  [
    'widths of columns, columns that stay in sight',
    'console/listAddress.test.ts',
    'ignores impossible column widths, and limits the number of pinned columns',
  ],
  [
    'a list as board, calendar and map',
    'console/layouts.test.ts',
    'follow from the kinds of its fields: choice, day, moment, location',
  ],
  ['custom roles', 'designs/customRoles.test.ts', 'has every right of its base role that it does not remove'],
  [
    'custom roles of companies and branch managers',
    'designs/customClientRoles.test.ts',
    'is unaffected by rights that custom roles remove by name',
  ],
  [
    'rights on fields',
    'designs/customRoles.test.ts',
    'is absent from records, lists, filters, sorting, searches, exports, summaries and the session, and cannot be written',
  ],
  [
    'webhooks',
    'api/webhooks.test.ts',
    'receives created, updated and deleted records as its owner reads them, signed with its secret',
  ],
  ['API keys', 'api/apiTokens.test.ts', 'has no more rights than its owner'],
  [
    'automations',
    'api/automations.test.ts',
    'acts once when two processes take the same run, and after a process was killed midway',
  ],
  [
    'the API reference',
    'api/openApi.test.ts',
    'describes the summary, answers and audience of every operation',
  ],
  [
    'changed texts',
    'designs/changedTexts.test.ts',
    'applies at once in refusals, statuses and emails, and deleting it restores the original',
  ],
  [
    'a look of one’s own',
    'e2e/look.test.ts',
    'choices in the theme panel apply at once and survive a reload',
  ],
  [
    'sign-in at a provider',
    'api/providerSignIn.test.ts',
    'links the account by the verified email, and recognises the linked person afterwards',
  ],
  [
    'two-step sign-in',
    'api/secondFactor.test.ts',
    'opens no session with the password alone, but with password and code',
  ],
  [
    'seeing as another person',
    'api/seeAs.test.ts',
    'gets that person’s answers, plus the admin’s name in the session',
  ],
  [
    'one log of every change',
    'api/auditMatrix.test.ts',
    'contains each request step with its person, reason and changes, and filters by them',
  ],
  [
    'the gallery of files',
    'api/gallery.test.ts',
    'contains every picture of every submitted answer, as a recount by SQL agrees',
  ],
  [
    'notes that mention people',
    'api/requestNotes.test.ts',
    'notifies the people it mentions in the portal and by email, and nobody else',
  ],
  [
    'Arabic from the right',
    'e2e/layout.test.ts',
    'the menu is at the start of the line and the account menu at its end',
  ],
  [
    'the console on a phone',
    'e2e/accessibility.test.ts',
    'only inline spacing that a reader cannot override is reported',
  ],
  [
    'an export as CSV',
    'resources/export.test.ts',
    'writes money in riyals, booleans as words and choices by label, and no JSON',
  ],
  [
    'a form from a spreadsheet',
    'console/formSheetFile.test.ts',
    'a form exported as a sheet is unchanged after importing the file',
  ],
  [
    'changed weights on the results of last year',
    'api/changedWeights.test.ts',
    'agrees with a recount by SQL: visits, average, and the visits that change most',
  ],
  [
    'drafts of long forms on the server',
    'api/orders.test.ts',
    'can continue from the draft on the person’s other devices, which nobody else can read',
  ],
  [
    'a home that people arrange',
    'api/savedLists.test.ts',
    'is visible to its owner only, or to everybody of its role',
  ],
  [
    'reports by email on a schedule',
    'api/savedLists.test.ts',
    'is sent at its hour to its subscriber, and records the outcome and the next time',
  ],
  ['the density of a list', 'console/listAddress.test.ts', 'restores the same list after a reload'],
  ['an export of the log', 'api/auditMatrix.test.ts', 'pages through every row of both tables exactly once'],
  [
    'a brand of one’s own',
    'designs/brand.test.ts',
    'applies at once to sessions, the initial page and emails',
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
