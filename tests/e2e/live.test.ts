import type { Page } from '@playwright/test';
import { operations } from '#domain/access/operations';
import { writeContractBody } from '#domain/requests/contractBodies';
import { expect, test } from './support/browserTest';
import { openAs } from './support/session';
import { open } from './support/walk';
import { wordsIn } from './support/words';

const stream = `/api/v1${operations['live.stream'].url}`;

/** Counts the streams of changes that a page opens from now on. */
function countStreams(page: Page): () => number {
  let streams = 0;
  page.on('request', (request) => (streams += new URL(request.url()).pathname === stream ? 1 : 0));
  return () => streams;
}

test('changes by one user appear live to the other, with one event stream for all tabs', async ({ browser }, {
  project,
}) => {
  test.skip(project.name === 'phone-ar', 'The stream is the same on every screen.');
  const client = await openAs(browser, 'client@demo.test', { language: 'en' });
  const admin = await openAs(browser, 'admin@demo.test', { language: 'en' });
  const second = await admin.page.context().newPage();
  const streams = [admin.page, second].map(countStreams);
  const heard = admin.page.waitForResponse((response) => new URL(response.url()).pathname === stream);
  await open(admin.page, '/customer-support');
  await heard;
  await open(second, '/actions');

  const title = `The scale in the cold room (${Date.now()})`;
  await client.write('POST', '/user/tickets', { subject: 'visit', title, message: 'Is it calibrated?' });
  const row = admin.page.getByRole('link', { name: title });
  await expect(row).toBeVisible();
  await expect(second.getByText(title).first()).toBeVisible();
  await row.click();
  const [ticket] = (await client.ask('/user/tickets?_start=0&_end=1')) as { id: string }[];
  await open(client.page, `/customer-support/${ticket?.id}`);
  const bell = client.page.getByRole('button', { name: /^notifications/i });
  const before = await bell.getAttribute('aria-label');
  await client.write('POST', `/user/tickets/${ticket?.id}/messages`, { text: 'It shows 4 °C.' });
  await expect(admin.page.getByText('It shows 4 °C.')).toBeVisible();
  await admin.write('POST', `/user/tickets/${ticket?.id}/messages`, { text: 'Last in spring.' });
  await expect(client.page.getByText('Last in spring.')).toBeVisible();
  await expect(bell).not.toHaveAttribute('aria-label', before ?? '');
  expect(streams.map((count) => count())).toEqual([1, 0]);
});

test('a client waiting for a reviewed contract sees it appear without polling', async ({ browser }, {
  project,
}) => {
  test.skip(project.name === 'phone-ar', 'The page is the same on every screen.');
  const says = wordsIn('en');
  const client = await openAs(browser, 'client@demo.test', { language: 'en' });
  const staff = await openAs(browser, 'operations@demo.test', { language: 'en' });
  const pending = (await client.ask('/client/inspections?status=pending&kind=standard')) as {
    id: string;
    serviceId: string;
  }[];
  const { id = '', serviceId = '' } = pending[0] ?? {};
  const heard = client.page.waitForResponse((response) => new URL(response.url()).pathname === stream);
  await open(client.page, `/services/${serviceId}?request=${id}&step=contract`);
  await heard;
  await expect(client.page.getByText(says.t('order', 'contract.preparing'))).toBeVisible();
  let asked = 0;
  client.page.on(
    'request',
    (request) => (asked += request.url().endsWith(`/client/inspections/${id}`) ? 1 : 0),
  );

  await open(staff.page, `/requests/${id}`);
  await staff.page.getByRole('button', { name: says.transition('writeContract') }).click();
  const note = says.pick(writeContractBody.fields.note.label);
  await staff.page.getByLabel(note, { exact: true }).fill('As agreed by phone.');
  await staff.page.getByRole('button', { name: says.t('requests', 'affirm.writeContract') }).click();
  await staff.page.waitForURL(`**/requests/${id}`);
  await expect(
    client.page.getByRole('heading', { name: says.t('order', 'contract.title'), exact: true }),
  ).toBeVisible();
  // It refetched what it was notified of, once for each step, and nothing else.
  expect(asked).toBeLessThanOrEqual(2);
});
