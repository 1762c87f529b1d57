import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPortal, people, withOwnControls } from './demoScreens';
import { addressesOf } from '../e2e/support/addresses';
import { addedLines, outlineOf } from '../support/outline';

vi.mock('node:crypto', async (original) => (await import('../support/browserAndServer')).countIds(original));

/**
 * Presses of the buttons and tabs of every hand-built screen and of the header, each on the page as it was opened, and of the
 * main button of what has opened. The reviewed snapshot, which `npm run outlines -- --update` writes, holds the lines that a press adds.
 */
const portal = demoPortal();

/** The first controls of a page are its own. The later ones of an editor are alike, so that only some are pressed. */
const firstPressed = 2;
const laterPressed = 4;

const addressOf = () => window.location.pathname + window.location.search;
const bodyOutline = () => outlineOf(document.body);
const controls = (part: 'main' | 'header' = 'main') => [
  ...document.querySelectorAll(`${part} :is(button, [role=tab]):not([disabled], [aria-hidden=true])`),
];

/** Numbers of the controls to press, of `count`. */
function chosenOf(count: number): number[] {
  const later = Math.max(0, count - firstPressed);
  const step = Math.max(1, later / laterPressed);
  return Array.from({ length: Math.min(count, firstPressed + laterPressed) }, (_, place) =>
    place < firstPressed ? place : firstPressed + Math.floor((place - firstPressed) * step),
  );
}

interface Answer {
  /** Control, and the lines that were added. */
  readonly lines: readonly string[];
  /** Outline of the page afterwards. */
  readonly after: string;
}
async function press(control: Element, before: string): Promise<Answer> {
  const name = outlineOf(control);
  await portal().press(control);
  const after = bodyOutline();
  return { lines: [name, ...addedLines(before, after)], after };
}

/** Presses a control, and then the main button of the dialog that has opened. */
async function pressThrough(control: Element, before: string): Promise<Answer> {
  const first = await press(control, before);
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  const main = dialog?.querySelector('.ant-btn-primary:not([disabled])');
  if (!main) return first;
  const second = await press(main, first.after);
  return { lines: [...first.lines, '→', ...second.lines], after: second.after };
}

for (const person of people)
  describe(`for ${person.role}`, () => {
    // A press may sign out.
    beforeEach(() => portal().signIn(person.email, person.language));

    it('the header answers its controls as reviewed', async () => {
      await portal().open('/');
      const answers: string[] = [];
      for (const place of controls('header').keys()) {
        // A press may change the language.
        await portal().signIn(person.email, person.language);
        await portal().reload('/');
        const control = controls('header')[place];
        if (!control) continue;
        const { lines } = await pressThrough(control, bodyOutline());
        answers.push(lines.join('\n'));
        // The search dialog would stay open: its state outlives a portal.
        const mask = document.querySelector('.ant-modal-wrap');
        if (mask) await portal().press(mask);
      }
      expect(answers.join('\n\n')).toMatchSnapshot();
    }, 300_000);

    it.each(withOwnControls(person))(
      '%s answers its controls as reviewed',
      async (path) => {
        for (const address of await addressesOf(path, portal().ask)) {
          await portal().open(address);
          const fresh = bodyOutline();
          let shown = fresh;
          const answers: string[] = [];
          for (const place of chosenOf(controls().length)) {
            if (addressOf() !== address || shown !== fresh) await portal().reload(address);
            const control = controls()[place];
            if (!control) continue;
            const { lines, after } = await pressThrough(control, fresh);
            shown = after;
            answers.push(lines.join('\n'));
          }
          expect(answers.join('\n\n')).toMatchSnapshot();
        }
      },
      300_000,
    );
  });
