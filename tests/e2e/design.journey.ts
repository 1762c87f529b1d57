import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { roleLabels } from '#domain/access/roles';
import { resourceNamed } from '#resources';
import { expect, test } from './support/browserTest';
import { countEffort } from './support/effort';
import { openAs, type Visitor } from './support/session';
import { type Words, wordsIn } from './support/words';

/** Task with its maximum number of presses, and the presses and fields that it took. */
interface Count {
  readonly task: string;
  readonly goal: number;
  readonly clicks: number;
  readonly typed: number;
}

interface Desk extends Pick<Visitor, 'ask' | 'write'> {
  readonly page: Page;
  readonly words: Words;
  readonly isPhone: boolean;
}

const field = { ar: 'شهادة الحلال حتى', en: 'Halal certificate until' };

test('a general admin designs fields, lists and roles at runtime within the promised number of clicks', async ({
  browser,
}, { project }) => {
  test.setTimeout(300_000);
  const isPhone = project.name === 'phone-ar';
  const words = wordsIn(isPhone ? 'ar' : 'en');
  const { page, ask, write } = await openAs(browser, 'admin@demo.test', words);
  const effort = await countEffort(page);
  const desk = { page, ask, write, words, isPhone };
  const counts: Count[] = [];
  const count = async (task: string, goal: number, work: (at: Desk) => Promise<void>, begin?: string) => {
    if (begin !== undefined) await page.goto(begin);
    const before = effort();
    await test.step(task, () => work(desk));
    const after = effort();
    counts.push({ task, goal, clicks: after.clicks - before.clicks, typed: after.typed - before.typed });
  };

  await count('add a date field with both labels', 4, addField, '/branches');
  await count('it stands in the list and in the form', 0, seeField);
  await count('share a list of those that end within 30 days', 5, shareList, '/branches');
  await count('have that list by email every Sunday', 3, mailList);
  await count('count by city', 3, countByCity, '/branches');
  await count('make a role that reads name and date alone', 5, makeRole, '/custom-roles');
  const person = await personOfRole(desk);
  await page.goto('/custom-fields');
  await count('take the design to another installation', 3, moveDesign);
  await count('mail branch managers 30 days before it ends', 5, remind, '/branches');
  await count('see the portal as somebody of that role', 2, (at) => seeAs(at, person), '/admins');

  const lines = counts.map(
    ({ task, goal, clicks, typed }) =>
      `${task.padEnd(48)} ${String(goal).padStart(4)} ${String(clicks).padStart(6)} ${String(typed).padStart(6)}`,
  );
  console.log([`${project.name}`.padEnd(48) + ' goal presses fields', ...lines].join('\n'));
  for (const { task, goal, clicks } of counts) expect.soft(clicks, task).toBeLessThanOrEqual(goal);
  await page.context().close();
});

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

async function addField({ page, words }: Desk): Promise<void> {
  await button(page, words.t('list', 'display')).click();
  await button(page, words.t('list', 'design.add')).click();
  const drawer = page.getByRole('dialog').last();
  const label = resourceNamed('designedFields')?.fields['label']?.label;
  if (!label) throw new Error('a designed field has no label');
  const boxes = drawer.getByRole('group', { name: words.pick(label) }).getByRole('textbox');
  await boxes.nth(0).fill(field.ar);
  await boxes.nth(1).fill(field.en);
  await button(drawer, words.t('list', 'design.save')).click();
  await expect(drawer).toBeHidden();
}

async function seeField({ page, words, ask, isPhone }: Desk): Promise<void> {
  const [branch] = (await ask('/branches?_start=0&_end=1')) as { id: string }[];
  await page.goto('/branches');
  if (!isPhone)
    await expect(page.getByRole('columnheader', { name: words.pick(field) }).first()).toBeVisible();
  await page.goto(`/branches/${branch?.id}/edit`);
  await expect(page.getByLabel(words.pick(field)).first()).toBeVisible();
}

/**
 * Opens the filter of the new field: in its column's header, or on a phone in the drawer of filters, where it is among the
 * first.
 */
async function openFilter({ page, words, isPhone }: Desk): Promise<Locator> {
  if (!isPhone) {
    const narrow = words.t('list', 'narrowBy').replace('{{name}}', words.pick(field));
    await button(page, narrow).last().click();
    return page.getByRole('group', { name: narrow });
  }
  await button(page, words.t('console', 'filters.open')).click();
  return page.getByRole('dialog');
}

async function shareList(desk: Desk): Promise<void> {
  const { page, words, isPhone } = desk;
  const filter = await openFilter(desk);
  // The last one, because the other device has added a field of this name.
  const periods = filter.getByRole('group', { name: `${words.pick(field)}:` }).last();
  await button(periods, words.t('fields', 'filter.periods.next30')).click();
  // The drawer has its own save button; with a column's filter the button is above the list.
  await button(isPhone ? filter : page, words.t('list', 'views.save')).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('textbox').fill('30');
  await dialog.getByRole('checkbox').first().check();
  await button(dialog, words.t('common', 'save')).click();
  await expect(dialog).toBeHidden();
}

async function mailList({ page, words }: Desk): Promise<void> {
  await button(page, words.t('list', 'views.menu').replace('{{name}}', '30')).click();
  await page.getByRole('menuitem', { name: words.t('list', 'views.mail') }).click();
  const drawer = page.getByRole('dialog').last();
  await button(drawer, words.t('common', 'save')).click();
  await expect(drawer).toBeHidden();
}

async function countByCity({ page, words }: Desk): Promise<void> {
  const city = resourceNamed('branches')?.fields['cityId']?.label;
  await button(page, words.t('list', 'summarise.open')).click();
  await page.getByRole('menuitem', { name: city && words.pick(city), exact: true }).click();
  await expect(page.getByLabel(words.t('summary', 'groupBy'))).toBeVisible();
}

async function makeRole({ page, words }: Desk): Promise<void> {
  const [add = ''] = words.t('console', 'add').split('{{');
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${add}`) })
    .first()
    .click();
  const boxes = page.getByRole('group').getByRole('textbox');
  const mark = Date.now();
  await boxes.nth(0).fill(`قارئ الفروع ${mark}`);
  await boxes.nth(1).fill(`Reader of branches ${mark}`);
  const branches = resourceNamed('branches')?.label.many;
  const only = words
    .t('fields', 'narrowing.onlyNameOf')
    .replace('{{name}}', branches ? words.pick(branches) : '');
  await button(page, only).click();
  const date = page.getByRole('row', { name: words.pick(field) }).last();
  await date.getByText(words.t('fields', 'narrowing.field.all'), { exact: true }).click();
  await button(page, words.t('fields', 'form.submit')).click();
  await expect(page).toHaveURL(/custom-roles\/[0-9a-f-]{36}$/);
}

/** Creates a user with the role that was created last. */
async function personOfRole({ page, write }: Desk): Promise<string> {
  const [, customRoleId] = /custom-roles\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
  const mark = String(Date.now());
  const name = `Counted ${mark}`;
  const phone = '+966501234567';
  await write('POST', '/admins', { name, email: `${mark}@example.test`, phone, role: 'admin', customRoleId });
  return name;
}

async function seeAs({ page, words }: Desk, person: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(person) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: words.t('console', 'actions.seeAs') }).click();
  await expect(page.getByText(person).first()).toBeVisible();
}

/** Exports the design, adds a field that this installation lacks, and imports the file as if it came from another one. */
async function moveDesign({ page, words }: Desk): Promise<void> {
  const saved = page.waitForEvent('download');
  await button(page, words.t('designs', 'export')).click();
  const design = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  const [one] = design.fields;
  const mark = Date.now();
  const label = { ar: `حقل من هناك ${mark}`, en: `Field from there ${mark}` };
  design.fields.push({ ...one, name: `there${mark}`, label });
  const chooser = page.waitForEvent('filechooser');
  await button(page, words.t('designs', 'compare')).click();
  const buffer = Buffer.from(JSON.stringify(design));
  await (await chooser).setFiles({ name: 'design.json', mimeType: 'application/json', buffer });
  const drawer = page.getByRole('dialog').last();
  await drawer.locator('button.ant-btn-primary').click();
  await expect(drawer).toBeHidden();
}

async function remind(desk: Desk): Promise<void> {
  const { page, words } = desk;
  const automations = resourceNamed('automations')?.fields;
  const days = automations?.['days']?.label;
  await openFilter(desk);
  await button(page, words.t('list', 'remind.begin')).last().click();
  await page.getByLabel(days ? words.pick(days) : '').fill('30');
  const toRole = {
    ar: 'المستلمون من أصحاب دور',
    en: 'And to everyone with this role who can see the record',
  };
  await page.getByLabel(words.pick(toRole)).click();
  await page.getByTitle(roleLabels.branch_manager[words.language]).click();
  await button(page, words.t('fields', 'form.submit')).click();
  await expect(page).toHaveURL(/automations\/[0-9a-f-]{36}$/);
}
