import type { Page } from '@playwright/test';
import { operations } from '#domain/access/operations';
import { expect, test } from './support/browserTest';
import { openAs } from './support/session';
import { open } from './support/walk';

const stream = `/api/v1${operations['live.stream'].url}`;

/** How many streams of changes a page has opened since. */
function countStreams(page: Page): () => number {
  let streams = 0;
  page.on('request', (request) => (streams += new URL(request.url()).pathname === stream ? 1 : 0));
  return () => streams;
}

test('what somebody does is seen by the other without asking, in every tab over one stream', async ({
  browser,
}, { project }) => {
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
  await client.tell('POST', '/user/tickets', { subject: 'visit', title, message: 'Is it calibrated?' });
  const row = admin.page.getByRole('link', { name: title });
  await expect(row).toBeVisible();
  await expect(second.getByText(title).first()).toBeVisible();
  await row.click();
  const [ticket] = (await client.ask('/user/tickets?_start=0&_end=1')) as { id: string }[];
  await open(client.page, `/customer-support/${ticket?.id}`);
  const bell = client.page.getByRole('button', { name: /^notifications/i });
  const before = await bell.getAttribute('aria-label');
  await client.tell('POST', `/user/tickets/${ticket?.id}/messages`, { text: 'It shows 4 °C.' });
  await expect(admin.page.getByText('It shows 4 °C.')).toBeVisible();
  await admin.tell('POST', `/user/tickets/${ticket?.id}/messages`, { text: 'Last in spring.' });
  await expect(client.page.getByText('Last in spring.')).toBeVisible();
  await expect(bell).not.toHaveAttribute('aria-label', before ?? '');
  expect(streams.map((count) => count())).toEqual([1, 0]);
});
