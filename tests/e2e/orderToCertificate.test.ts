import type { Localized } from 'sijil/base/i18n/localized';
import type { Browser, Page } from '@playwright/test';
import { statuses } from '#domain/workflow/statuses';
import { certificateStates } from '#domain/certificates/certificateState';
import { perform, assign, openRequest, proposeVisit } from './steps/perform';
import {
  chooseService,
  fillDetails,
  numberOnSuccess,
  payByCard,
  signByHand,
  signByName,
} from './steps/order';
import {
  answerCorrections,
  approveCorrections,
  openPart,
  reviewForm,
  reviewVisit,
  shownScore,
} from './steps/results';
import { expect, test } from './support/browserTest';
import { newVisitor } from './support/people';
import { playInspector } from './support/playInspector';
import { openAs } from './support/session';
import { type Words, wordsIn } from './support/words';

const cards = { declined: '4201321234411220', approved: '4201320111111010' };

/** Checks the request's status as the page shows it. */
const seesStatus = (page: Page, words: Words, status: keyof typeof statuses) =>
  expect(
    page.getByText(statuses[status][words.language], { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();

async function orderAndPay(client: Page, words: Words): Promise<string> {
  // One journey inspects a branch, the other a vehicle, so that both ways through the wizard are covered.
  await chooseService(client, words, words.language === 'ar' ? 'branch' : 'vehicle');
  await fillDetails(client, words);
  await (words.language === 'ar' ? signByHand(client, words) : signByName(client, words));
  await payByCard(client, words, cards.declined);
  await expect(client.getByText(words.t('order', 'payment.tryAgain'))).toBeVisible();
  await payByCard(client, words, cards.approved);
  return numberOnSuccess(client, words);
}

async function arrangeVisit(
  browser: Browser,
  words: Words,
  client: Page,
  supervisor: Page,
  number: string,
): Promise<void> {
  const { page: operations } = await openAs(browser, 'operations@demo.test', words);
  const names = await namesOfTheDemo(browser, words);
  await openRequest(operations, '/requests', number);
  await assign(operations, words, 'assignSupervisor', names.supervisor);
  await openRequest(supervisor, '/supervisor/requests', number);
  await proposeVisit(supervisor, words);
  await openRequest(client, '/client/requests', number);
  await perform(client, words, 'acceptDetails');
  await supervisor.reload();
  await assign(supervisor, words, 'assignInspector', names.inspector);
  await seesStatus(supervisor, words, 'inspector_assigned');
}

/** Returns the names of the demo's supervisor and inspector from the admin's console. */
async function namesOfTheDemo(
  browser: Browser,
  { language }: Words,
): Promise<{ supervisor: string; inspector: string }> {
  const { ask, page } = await openAs(browser, 'admin@demo.test', { language });
  const nameOf = async (list: string, email: string) => {
    const [person] = (await ask(`${list}?email=${email}`)) as { $title: Localized }[];
    return String(person?.$title[language]);
  };
  const names = {
    supervisor: await nameOf('/supervisors', 'supervisor@demo.test'),
    inspector: await nameOf('/inspectors', 'inspector@demo.test'),
  };
  await page.context().close();
  return names;
}

test('an inspection is ordered, signed, paid, inspected, reviewed, corrected, certified and verified', async ({
  browser,
}, { project }) => {
  test.setTimeout(300_000);
  const words = wordsIn(project.name === 'phone-ar' ? 'ar' : 'en');
  const { page: client } = await openAs(browser, 'client@demo.test', words);
  const { page: supervisor } = await openAs(browser, 'supervisor@demo.test', words);

  const number = await orderAndPay(client, words);
  await arrangeVisit(browser, words, client, supervisor, number);
  expect(await playInspector(number, 4)).toContain(number);

  await openRequest(supervisor, '/inspectorForms', number);
  await reviewForm(supervisor, words);
  await seesStatus(supervisor, words, 'corrections_needed');

  await openRequest(client, '/client/requests', number);
  await seesStatus(client, words, 'corrections_needed');
  const before = await shownScore(client);
  expect(before).toBeLessThan(100);
  const count = await answerCorrections(client, words);

  await supervisor.reload();
  await approveCorrections(supervisor, words, count);
  await seesStatus(supervisor, words, 'corrections_approved');

  await client.reload();
  expect(await shownScore(client)).toBeGreaterThan(before);
  await reviewVisit(client, words);
  await seesStatus(client, words, 'inspection_completed');

  await verifyAsAnybody(browser, words, client);
});

/** Asserts that the certificate's page shows it as valid without a sign-in. */
async function verifyAsAnybody(browser: Browser, words: Words, client: Page): Promise<void> {
  await openPart(client, 'overview');
  const link = client.getByRole('link', { name: words.t('requests', 'certificate.verify') }).first();
  await expect(link).toBeVisible();
  const pdf = client.getByRole('link', { name: words.t('requests', 'certificate.arabicPdf') }).first();
  await expect(pdf).toBeVisible({ timeout: 20_000 });
  const document = await client.request.get(String(await pdf.getAttribute('href')));
  expect(document.headers()['content-type']).toBe('application/pdf');
  const visitor = await newVisitor(browser, words);
  await visitor.goto(String(await link.getAttribute('href')));
  await expect(visitor.getByText(certificateStates.valid[words.language], { exact: true })).toBeVisible();
}
