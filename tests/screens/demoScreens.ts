import { countIdsAfter } from '../support/browserAndServer';
import { format } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { routeAuthority, type RoutePath, visit } from '#domain/access/routeAuthority';
import { screens } from '#app/screens';
import { mayOpen } from '#framework/schema/generatedScreens';
import { consoleScreens } from '@framework/screens/consoleScreens';
import { buildRepeatableDemo, demoNow } from '../support/buildDemoApp';
import type { TestApp } from '../support/buildTestApp';
import { outlineOf } from '../support/outline';
import { type Portal, startPortal } from '../support/portal';

export const people = [
  { role: 'admin', email: 'admin@demo.test', language: 'ar' },
  { role: 'client', email: 'client@demo.test', language: 'ar' },
  { role: 'branch_manager', email: 'manager@demo.test', language: 'en' },
  { role: 'supervisor', email: 'supervisor@demo.test', language: 'en' },
] as const;
type Person = (typeof people)[number];

const rows = Object.keys(routeAuthority) as RoutePath[];

/** Screens of the specification that a person may open. */
export const specified = ({ role }: Person): readonly string[] =>
  rows.filter((route) => visit(route, route, { role, profileCompleted: true }).allowed);

/** Specified screens that are hand-built: the controls of generated ones are those of any declaration. */
export const withOwnControls = (person: Person): readonly string[] =>
  specified(person).filter(
    (path) =>
      screens.some((screen) => screen.path === path) ||
      !consoleScreens.some((screen) => screen.path === path),
  );

/** Declarations whose generated screens use every part of the console; those of others differ by what they declare. */
const declared = ['automations', 'branches', 'certificates', 'inspectors', 'services', 'texts'];

/** Generated screens that a person may open, and nobody before them. */
export const generated = ({ role }: Person): readonly string[] =>
  consoleScreens
    .filter(({ resource }) => declared.includes(resource.name))
    .filter(({ resource, view }) => people.find((one) => mayOpen(resource, view, one.role))?.role === role)
    .map(({ path }) => path);

/** Starts the demo and the portal for the tests of the calling file, which fail on React's warnings, such as of nested links. */
export function demoPortal(): () => Portal {
  let test: TestApp;
  let portal: Portal;
  const errors: string[] = [];
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: demoNow });
    test = await buildRepeatableDemo();
    countIdsAfter(0x1000_0000);
    portal = await startPortal(test);
  });
  beforeEach(() => {
    errors.length = 0;
    vi.spyOn(console, 'error').mockImplementation((...parts) => {
      const text = format(...parts);
      // happy-dom does not know this element yet.
      if (!text.startsWith('The tag <search>')) errors.push(text);
    });
    return () => expect(errors).toEqual([]);
  });
  afterAll(() => test.close());
  return () => portal;
}

export function mainOutline(): string {
  const main = document.querySelector('main');
  return main ? outlineOf(main) : '';
}
