import { beforeAll, describe, expect, it, vi } from 'vitest';
import { generated, specified, mainOutline, people, demoPortal } from './demoScreens';
import { addressesOf } from '../e2e/support/addresses';
import { outlineOf } from '../support/outline';

vi.mock('node:crypto', async (original) => (await import('../support/browserAndServer')).countIds(original));

/**
 * Every hand-built screen and a choice of the generated ones, rendered with the data of the demo. `npm run outlines -- --update`
 * writes what they show into the reviewed snapshot: a line for each heading, text, link and control.
 */
const portal = demoPortal();

for (const person of people)
  describe(`for ${person.role}`, () => {
    beforeAll(() => portal().signIn(person.email, person.language));

    it('the menu has the reviewed entries', () => {
      const menu = document.querySelector('[role=menu], nav');
      expect(menu && outlineOf(menu)).toMatchSnapshot();
    });

    const screens = new Set([...specified(person), ...generated(person)]);
    it.each([...screens])('%s shows the reviewed content', async (path) => {
      for (const address of await addressesOf(path, portal().ask)) {
        await portal().open(address);
        expect(mainOutline()).toMatchSnapshot();
      }
    });
  });
