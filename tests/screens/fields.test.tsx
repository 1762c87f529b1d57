import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPortal, people, withOwnControls } from './demoScreens';
import { addressesOf } from '../e2e/support/addresses';
import { addedLines, outlineOf } from '../support/outline';

vi.mock('node:crypto', async (original) => (await import('../support/browserAndServer')).countIds(original));

/**
 * Input into the fields of every hand-built screen, one after the other, and its main button at the end. The reviewed snapshot,
 * which `npm run outlines -- --update` writes, holds the lines that each input adds.
 */
const portal = demoPortal();

/** Fields of a page that are filled in: the later ones of an editor are alike. */
const mostFilled = 8;

const typable = ':not([disabled], [readonly], [type=file], [type=hidden])';
const fieldsOf = (main: Element) =>
  [...main.querySelectorAll<HTMLInputElement>(`input${typable}, textarea${typable}`)]
    // A date is typed in a format of its own, and a list of choices is opened by a press.
    .filter((field) => !field.closest('.ant-picker') && field.role !== 'combobox')
    .slice(0, mostFilled);

/** Returns what a person may type into a field: a number where it takes one. */
function textFor(field: HTMLInputElement): string {
  const takesNumbers =
    field.type === 'number' ||
    ['numeric', 'decimal', 'tel'].includes(field.inputMode) ||
    field.type === 'tel';
  return takesNumbers ? '7' : `${field.value} نص جديد`.trim();
}

async function fill(field: HTMLInputElement): Promise<void> {
  if (field.type === 'checkbox' || field.type === 'radio') await portal().press(field);
  else await portal().type(field, textFor(field));
}

const sendButton = '.ant-btn-primary:not([disabled]), button[type=submit]:not([disabled])';

/** Fills in the fields of a page and presses its main button. @returns the lines that each of these adds */
async function fillIn(main: Element): Promise<string[]> {
  const answers: string[] = [];
  const answerOf = async (control: Element, act: () => Promise<void>) => {
    const before = outlineOf(document.body);
    const name = outlineOf(control);
    await act();
    answers.push([name, ...addedLines(before, outlineOf(document.body))].join('\n'));
  };
  for (const field of fieldsOf(main)) if (field.isConnected) await answerOf(field, () => fill(field));
  const send = main.querySelector(sendButton);
  if (send && answers.length > 0) await answerOf(send, () => portal().press(send));
  return answers;
}

for (const person of people)
  describe(`for ${person.role}`, () => {
    beforeEach(() => portal().signIn(person.email, person.language));

    it.each(withOwnControls(person))(
      '%s shows what is entered as reviewed',
      async (path) => {
        for (const address of await addressesOf(path, portal().ask)) {
          await portal().reload(address);
          const main = document.querySelector('main');
          const answers = main ? await fillIn(main) : [];
          if (answers.length > 0) expect(answers.join('\n\n')).toMatchSnapshot();
        }
      },
      300_000,
    );
  });
