import { expect, type Page } from '@playwright/test';
import { scoreLabels } from '#domain/forms/answer';
import { verdicts } from '#domain/requests/choices';
import { evidence } from '../support/pictures';
import { settled, walkTo } from '../support/walk';
import type { Words } from '../support/words';
import { perform } from './perform';

/** Changes one answer of the submitted form, gives the reason, saves it, finishes the review and sends the results. */
export async function reviewForm(page: Page, words: Words): Promise<void> {
  const chosen = (score: 0 | 1) =>
    page.getByRole('radio', { name: words.pick(scoreLabels[score]), exact: true, checked: true });
  // A phone shows one question at a time, so filter by failed questions.
  await page.getByText(words.t('requests', 'results.onlyFailed'), { exact: true }).click();
  await expect(chosen(0).or(chosen(1)).first()).toBeAttached();
  const from = (await chosen(0).count()) > 0 ? 0 : 1;
  const question = page
    .getByRole('radiogroup')
    .filter({ has: chosen(from) })
    .first();
  await question.getByTitle(words.pick(scoreLabels[from === 0 ? 1 : 0]), { exact: true }).click();
  await page
    .getByPlaceholder(words.t('requests', 'results.reason'))
    .fill('تُظهر الصورة غير ذلك. The photo shows otherwise.');
  await page.getByRole('button', { name: words.t('supervisor', 'form.save') }).click();
  await perform(page, words, 'submitChanges');
  await perform(page, words, 'sendResults');
}

/** Opens a part of the client's page of a request, which has an address of its own. */
export async function openPart(
  page: Page,
  part: 'overview' | 'money' | 'results' | 'corrections',
): Promise<void> {
  await settled(page);
  await walkTo(page, `${new URL(page.url()).pathname}?tab=${part}`);
}

/** Answers every corrective item with a sentence and two photos, and sends the list. */
export async function answerCorrections(page: Page, words: Words): Promise<number> {
  await openPart(page, 'corrections');
  const items = page.locator('li:has(> [aria-controls])');
  await expect(items.first()).toBeVisible();
  const count = await items.count();
  for (let index = 0; index < count; index += 1) {
    const item = items.nth(index);
    // The first is open already; each leads to the next.
    if (index > 0)
      await page
        .getByRole('button', {
          name: words.t('client', 'corrections.next').replace('{{number}}', String(index + 1)),
        })
        .click();
    await item
      .getByLabel(words.t('client', 'corrections.action'))
      .fill('أصلحنا العطل وسجّلنا القراءة. Mended and logged.');
    await item.locator('input[type=file][multiple]').setInputFiles(evidence(index));
    await expect(item.getByText(words.t('client', 'corrections.enough'))).toBeVisible();
  }
  await page.getByRole('button', { name: words.t('client', 'corrections.send') }).click();
  await page.getByRole('dialog').locator('.ant-btn-primary').click();
  await expect(items).toHaveCount(0);
  return count;
}

/** Accepts every corrected item, finishes the review of the list and approves it. */
export async function approveCorrections(page: Page, words: Words, count: number): Promise<void> {
  const accept = page.getByRole('button', { name: words.pick(verdicts.accepted) });
  await expect(accept).toHaveCount(count);
  for (let index = 0; index < count; index += 1) {
    await accept.nth(index).click();
    await expect(accept.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  // All items are accepted, so that one decision ends the review and approves the list.
  await perform(page, words, 'reviewCorrectiveActions', (dialog) =>
    dialog.getByRole('button', { name: words.t('requests', 'affirm.finishAndApprove') }).click(),
  );
}

/** Gives five stars to every question, which closes the request. */
export async function reviewVisit(page: Page, words: Words): Promise<void> {
  await perform(page, words, 'review', async (dialog) => {
    for (const question of await dialog.locator('fieldset').all())
      await question.locator('label').last().click();
    await dialog.getByRole('button', { name: words.transition('review') }).click();
  });
}

/** Returns the score on the client's page of the request, out of 100. */
export async function shownScore(page: Page): Promise<number> {
  await openPart(page, 'results');
  const sentence = await page
    .getByText(/\d.* 100/)
    .first()
    .textContent();
  return Number(/(\d+(?:\.\d)?)/.exec(sentence ?? '')?.[1]);
}
