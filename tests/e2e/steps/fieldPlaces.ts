import type { Locator, Page } from '@playwright/test';
import { inspectors } from '#resources/inspectors';
import { supervisors } from '#resources/supervisors';
import { expect, test } from '../support/browserTest';
import { openAs } from '../support/session';
import { walkTo } from '../support/walk';
import { type Words, wordsIn } from '../support/words';

/** Journeys that run one after the other: a field that another test adds would become the neighbour. */
export function testFieldPlaces(): void {
  for (const language of ['en', 'ar'] as const)
    test(`an admin moves a custom field into a section of a form, by drag or by tapping (${language})`, async ({
      browser,
    }, { project }) => {
      const isPhone = project.name === 'phone-ar';
      test.skip(isPhone && language === 'en', 'the phone is Arabic');
      const words = wordsIn(language);
      const resource = isPhone ? inspectors : supervisors;
      // The field starts above the section, and is placed after a field in it.
      const [section] = resource.sections;
      const neighbour = words.pick(resource.fields.cityId.label);
      const { page, ask, write } = await openAs(browser, 'admin@demo.test', words);
      // The form has a column at its side; the field and its neighbour are in view at once, to be dragged by a mouse.
      if (!isPhone) await page.setViewportSize({ width: 1440, height: 1000 });
      const mark = `${project.name} ${language} ${Date.now()}`;
      const label = { ar: `رقم الخزانة ${mark}`, en: `Locker ${mark}` };
      await write('POST', '/custom-fields', { resource: resource.name, label, kind: 'text', inList: false });
      const [field] = (await ask(`/custom-fields?_start=0&_end=1&q=${encodeURIComponent(mark)}`)) as [Design];
      await page.goto(`/custom-fields/${field.id}/edit`);
      const outline = outlineOf(page, words.pick(label));
      await expect(outline.row).toBeVisible();
      expect(await outline.order()).not.toContainEqual([neighbour, words.pick(label)]);

      if (isPhone) await moveByThumb(page, outline, words, [neighbour, words.pick(label)]);
      else await outline.drag(neighbour);

      await expect.poll(outline.order).toContainEqual([neighbour, words.pick(label)]);
      await page.getByRole('button', { name: words.t('fields', 'form.submit'), exact: true }).click();
      await expect(page).toHaveURL(/custom-fields\/[0-9a-f-]{36}$/);

      await page.goto(`/custom-fields/${field.id}/edit`);
      await expect.poll(outline.order).toContainEqual([neighbour, words.pick(label)]);
      await walkTo(page, `/${resource.name}/create`);
      const inForm = page.getByText(words.pick(label), { exact: true });
      await expect(inForm).toBeVisible();
      const heading = page.getByText(words.pick(section?.label ?? label), { exact: true }).last();
      const isBelow = async () => {
        const [above, below] = [await heading.boundingBox(), await inForm.boundingBox()];
        return above !== null && below !== null && below.y > above.y;
      };
      await expect.poll(isBelow).toBe(true);
      // Other tests use this demo at the same time.
      const [{ version }] = (await ask(`/custom-fields?_start=0&_end=1&q=${encodeURIComponent(mark)}`)) as [
        Design,
      ];
      await write('DELETE', `/custom-fields/${field.id}?version=${version}`);
    });
}

interface Design {
  readonly id: string;
  readonly version: number;
}

/** Outline of a form in which a field is placed. */
function outlineOf(page: Page, name: string) {
  const list = page.getByRole('list').filter({ has: page.locator('[data-own]') });
  const row = list.locator('[data-own] [draggable=true]');
  return {
    row,
    list,
    /** Returns each entry with the one before it. */
    order: async () => {
      // The row also announces the field's place.
      const texts = await list
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((one) => (one.querySelector('strong') ?? one).textContent.trim()));
      return texts.map((text, index) => [texts[index - 1] ?? '', text]);
    },
    drag: async (onto: string) => {
      const target = list.getByRole('listitem').filter({ hasText: new RegExp(`^${onto}$`) });
      await target.scrollIntoViewIfNeeded();
      await middle(row).then(([x, y]) => page.mouse.move(x, y));
      await page.mouse.down();
      await middle(target).then(([x, y]) => page.mouse.move(x, y, { steps: 12 }));
      await expect(list.getByText(name)).toBeVisible();
      await page.mouse.up();
    },
  };
}

async function middle(target: Locator): Promise<[number, number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing is drawn there');
  return [box.x + box.width / 3, box.y + box.height / 2];
}

async function moveByThumb(
  page: Page,
  outline: ReturnType<typeof outlineOf>,
  words: Words,
  [neighbour, own]: readonly [string, string],
): Promise<void> {
  const name = words.t('record', 'fieldPlace.later').replace('{{name}}', own);
  const wanted = [neighbour, own].join();
  for (let presses = 0; presses < 12; presses += 1) {
    if ((await outline.order()).some((pair) => pair.join() === wanted)) return;
    await page.getByRole('button', { name, exact: true }).tap();
  }
}
