import type { Page } from '@playwright/test';
import type { RequestView } from '#domain/api/requestViews';
import { reasonBody } from '#domain/requests/stepBodies';
import { refundBody } from '#domain/requests/refundBody';
import { newTicketBody, ticketReplyBody } from '#domain/tickets/ticketBodies';
import { ticketSubjects } from '#domain/tickets/tickets';
import { cancellationStates } from '#domain/workflow/cancellationStates';
import { statuses } from '#domain/workflow/statuses';
import { chooseService, fillDetails, numberOnSuccess, payByCard, signByName } from './steps/order';
import { openRequest, perform, performFromMenu } from './steps/perform';
import { openPart } from './steps/results';
import { expect, test } from './support/browserTest';
import { openAs, type Visitor } from './support/session';
import { open, settled } from './support/walk';
import { type Words, wordsIn } from './support/words';

/** Both journeys are on a phone, one in Arabic, one in English, each with its own companies. */
const phone = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const fleets = { ar: 'bader@barrad.test', en: 'majeed@tabreed.test' } as const;
const inspected = { ar: 'client@demo.test', en: 'maha@diyafa.test' } as const;
/** Five vehicles for 1,650.00 and 15 % of VAT. */
const price = '1,897.50';

const wordsOf = (project: string) => wordsIn(project === 'phone-ar' ? 'ar' : 'en');

/** Cancellation request shown on the page of a request. */
const wishIn = (page: Page, words: Words) =>
  page.getByRole('note').filter({ hasText: `${words.t('requests', 'cancellation.title')}:` });

async function cancelAsOperations(page: Page, words: Words, number: string, asked: string): Promise<void> {
  await openRequest(page, '/requests', number);
  expect(await page.evaluate(() => window.scrollY), 'the page stands at its head').toBe(0);
  await expect(wishIn(page, words)).toContainText(asked);
  await perform(page, words, 'cancel', async (dialog) => {
    await dialog.getByLabel(words.pick(reasonBody.fields.reason.label)).fill('بطلب من العميل.');
    await dialog.getByRole('button', { name: words.transition('cancel') }).click();
  });
  await expect(wishIn(page, words)).toContainText(words.pick(cancellationStates.granted));
}

async function refundAsFinance(page: Page, words: Words, number: string): Promise<void> {
  await open(page, '/payments?tab=refundable');
  await page.getByRole('searchbox', { name: words.t('finance', 'refundable.search') }).fill(number);
  const row = page.getByRole('listitem').filter({ hasText: number });
  await row.getByRole('button', { name: words.t('finance', 'refund.button'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(price);
  await drawer.getByLabel(words.pick(refundBody.fields.reason.label)).fill('أُلغي الطلب قبل الزيارة.');
  await drawer.getByRole('button', { name: words.t('finance', 'refund.send') }).click();
  await expect(drawer).toBeHidden();
}

test('a fleet pays for an inspection, requests its cancellation and is refunded', async ({ browser }, {
  project,
}) => {
  test.skip(project.name !== 'phone-ar', 'One way of each journey, each in a language of its own.');
  test.setTimeout(180_000);
  const words = wordsOf(project.name);
  const { page } = await openAs(browser, fleets[words.language], words, phone);
  await chooseService(page, words, 'vehicle');
  await fillDetails(page, words);
  await signByName(page, words);
  await payByCard(page, words, '4201320111111010');
  const number = await numberOnSuccess(page, words);

  const asked = 'بعنا المركبة. We sold the truck.';
  await openRequest(page, '/client/requests', number);
  await performFromMenu(page, words, 'askToCancel', async (dialog) => {
    await expect(dialog).toContainText(price);
    await dialog.getByLabel(words.pick(reasonBody.fields.reason.label)).fill(asked);
  });
  await expect(wishIn(page, words)).toContainText(price);

  const operations = await openAs(browser, 'operations@demo.test', words, phone);
  await cancelAsOperations(operations.page, words, number, asked);
  const finance = await openAs(browser, 'finance@demo.test', words, phone);
  await refundAsFinance(finance.page, words, number);

  await page.reload();
  await expect(page.getByText(words.pick(statuses.cancelled), { exact: true }).first()).toBeVisible();
  await openPart(page, 'money');
  await expect(page.getByText(/CN-\d+/).first()).toBeVisible();
});

/** Finds the first completed inspection whose failed items can still be re-inspected. */
async function withFailedItems(ask: Visitor['ask']): Promise<string> {
  const ended = (await ask('/client/inspections?status=inspection_completed&_start=0&_end=50')) as {
    readonly id: string;
  }[];
  for (const { id } of ended) {
    const { reinspection } = (await ask(`/client/inspections/${id}`)) as RequestView;
    if (reinspection.offer) return id;
  }
  throw new Error('no inspection left anything to be inspected again');
}

/** Opens a ticket from the page of its request. */
async function askSupport(page: Page, words: Words, title: string): Promise<void> {
  const { subject, message } = newTicketBody.fields;
  await page.getByRole('link', { name: words.t('requests', 'askSupport') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: words.pick(subject.label) }).click();
  await page.getByTitle(words.pick(ticketSubjects.results), { exact: true }).click();
  await drawer.getByLabel(words.pick(newTicketBody.fields.title.label)).fill(title);
  await drawer.getByLabel(words.pick(message.label)).fill('هل تكفي صورة واحدة؟ Is one picture enough?');
  await drawer.getByRole('button', { name: words.t('support', 'send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function reply(page: Page, words: Words, text: string): Promise<void> {
  const box = page.getByLabel(words.pick(ticketReplyBody.fields.text.label));
  await box.fill(text);
  await page.getByRole('button', { name: words.t('support', 'send'), exact: true }).click();
  await expect(box).toHaveValue('');
}

test('a client orders the re-inspection of failed items and chats with support', async ({ browser }, {
  project,
}) => {
  test.skip(project.name !== 'desktop-en', 'One way of each journey, each in a language of its own.');
  test.setTimeout(180_000);
  const words = wordsOf(project.name);
  const { page, ask } = await openAs(browser, inspected[words.language], words, phone);
  const request = `/client/requests/${await withFailedItems(ask)}`;
  const results = `${request}?tab=results`;
  await open(page, results);
  const order = words.t('client', 'reinspection.order');
  await page.getByRole('button', { name: order }).click();
  await page.getByRole('dialog').getByRole('button', { name: order }).click();
  // The first contract after a start is rendered by a cold thread.
  await expect(page.getByRole('heading', { name: words.t('order', 'contract.title') })).toBeVisible({
    timeout: 60_000,
  });
  await open(page, results);
  await expect(
    page.getByRole('link', { name: new RegExp(words.t('requests', 'reinspection.ordered')) }),
  ).toBeVisible();

  const title = `إعادة التفتيش ${project.name} ${Date.now()}`;
  await open(page, request);
  await askSupport(page, words, title);
  const support = await openAs(browser, 'admin@demo.test', words, phone);
  await open(support.page, '/customer-support');
  await support.page.getByRole('link', { name: title }).click();
  await settled(support.page);
  await reply(support.page, words, 'نعم، إن ظهرت فيها القراءة.');
  await expect(page.getByText('نعم، إن ظهرت فيها القراءة.')).toBeVisible();
  await reply(page, words, 'شكرًا لكم.');
  await expect(support.page.getByText('شكرًا لكم.')).toBeVisible();
});
