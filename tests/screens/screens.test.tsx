import '../support/browserAndServer';
import { format } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeAuthority, type RoutePath, visit } from '#domain/access/routeAuthority';
import { mayOpen } from '#framework/schema/generatedScreens';
import { consoleScreens } from '@framework/screens/consoleScreens';
import { buildRepeatableDemo, demoNow } from '../support/buildDemoApp';
import type { TestApp } from '../support/buildTestApp';
import { outlineOf } from '../support/outline';
import { type Portal, startPortal } from '../support/portal';
import { addressesOf } from '../e2e/support/addresses';

// Ids in the order of creation, as the database counts its own.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  let count = 0;
  const randomUUID = () => `${(count += 1).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
  return { ...crypto, randomUUID };
});

/**
 * Every screen, rendered with the data of the demo. `npm run golden` writes what they show into the reviewed snapshot: a line for
 * each heading, text, link and control.
 */
let test: TestApp;
let portal: Portal;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: demoNow });
  test = await buildRepeatableDemo();
  portal = await startPortal(test);
});
afterAll(() => test.close());

const rows = Object.keys(routeAuthority) as RoutePath[];
const people = [
  { role: 'admin', email: 'admin@demo.test', language: 'ar' },
  { role: 'client', email: 'client@demo.test', language: 'ar' },
  { role: 'branch_manager', email: 'manager@demo.test', language: 'en' },
  { role: 'supervisor', email: 'supervisor@demo.test', language: 'en' },
] as const;

/**
 * Hand-built screens that a person may open, and the generated ones that nobody before them may. The queue of jobs keeps the
 * time of the database.
 */
function screensOf({ role }: (typeof people)[number]): string[] {
  const own = rows.filter((route) => visit(route, route, { role, profileCompleted: true }).allowed);
  const generated = consoleScreens.filter(
    ({ resource, view }) => people.find((one) => mayOpen(resource, view, one.role))?.role === role,
  );
  const all = new Set([...own, ...generated.map(({ path }) => path)]);
  return [...all].filter((path) => !path.startsWith('/jobs'));
}

/** Errors of React and of the code, such as links within links. */
const errors: string[] = [];
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    const text = format(...parts);
    // happy-dom does not know this element yet.
    if (!text.startsWith('The tag <search>')) errors.push(text);
  });
});

for (const person of people)
  describe(`for ${person.role}`, () => {
    beforeAll(() => portal.signIn(person.email, person.language));

    it('the menu has the reviewed entries', () => {
      const menu = document.querySelector('[role=menu], nav');
      expect(menu && outlineOf(menu)).toMatchSnapshot();
    });

    it.each(screensOf(person))('%s shows the reviewed content', async (path) => {
      for (const address of await addressesOf(path, portal.ask)) {
        await portal.open(address);
        expect(mainOutline()).toMatchSnapshot();
      }
      expect(errors).toEqual([]);
    });
  });

function mainOutline(): string {
  const main = document.querySelector('main');
  return main ? outlineOf(main) : '';
}
