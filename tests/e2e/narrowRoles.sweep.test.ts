import type { Browser } from '@playwright/test';
import { neverCustom, requiredOperations } from '#domain/access/customRoles';
import { operations } from '#domain/access/operations';
import { type DeclaredRole, hasRole } from '#domain/access/roles';
import type { LoginView } from '#domain/api/profileViews';
import { keysOf } from 'sijil/base/objects';
import { resourceList } from '#resources';
import { permissionFor } from 'sijil/schema/access';
import { generatedPath } from 'sijil/schema/generatedScreens';
import { screenPath } from 'sijil/schema/resource';
import { expect, test } from './support/browserTest';
import { addressesOf } from './support/addresses';
import { askerOf, enter, logIn } from './support/session';
import { follow, settled } from './support/walk';

const bases = ['admin', 'admin_finance', 'admin_operation'] as const;

/** What a role may read: its records, or its operations written by hand. */
const readBy = {
  records: (base: DeclaredRole) =>
    resourceList
      .filter((one) => permissionFor(one, 'read', { role: base }) !== 'none')
      .map(({ name }) => name),
  rights: (base: DeclaredRole) =>
    keysOf(operations).filter((id) => {
      const { method, audience } = operations[id];
      const isLimitable = !neverCustom.includes(id) && !requiredOperations.includes(id);
      return isLimitable && method === 'GET' && Array.isArray(audience) && hasRole(base, audience);
    }),
};

interface Taken {
  readonly base: (typeof bases)[number];
  readonly kind: keyof typeof readBy;
  /** Half that is taken away: what one half lacks, the other has. */
  readonly half: 0 | 1;
}

/** Opens the portal as a new person whose custom role may not read half of what its base reads. */
async function openWithout(browser: Browser, { base, kind, half }: Taken) {
  const taken = readBy[kind](base).filter((_, index) => index % 2 === half);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const admin = await logIn(context.request, 'admin@demo.test');
  const mark = `${base}-${Date.now()}`;
  const post = async (path: string, data: object): Promise<{ id: string } & LoginView> => {
    const headers = { authorization: `Bearer ${admin.token}`, connection: 'close' };
    const answer = await context.request.post(`/api/v1${path}`, { data, headers });
    expect([path, answer.ok(), answer.ok() ? '' : await answer.text()]).toEqual([path, true, '']);
    return answer.json();
  };
  const records = Object.fromEntries(taken.map((name) => [name, { read: 'nothing' }]));
  const limits = kind === 'records' ? { records, rights: [] } : { records: {}, rights: taken };
  const role = await post('/custom-roles', {
    name: { ar: `دور ${mark}`, en: `Role ${mark}` },
    base,
    narrowing: { ...limits, menu: [], home: null },
  });
  const person = { name: 'Narrow', email: `${mark}@example.test`, phone: '+966501234567', role: base };
  const { id } = await post('/admins', { ...person, customRoleId: role.id });
  const { user, token } = await post('/sessions/see-as', { userId: id });
  const state = { user, authenticated: true, selectedBranch: null };
  const session = { root: JSON.stringify({ state, version: 0 }), token: token?.plain_text_token ?? '' };
  const page = await enter(context, session, { language: 'en' });
  return { page, ask: askerOf(context.request, session) };
}

test.describe('a screen asks for nothing that a custom role may not read', () => {
  test.describe.configure({ mode: 'parallel' });

  const all = bases.flatMap((base) =>
    keysOf(readBy).flatMap((kind) => ([0, 1] as const).map((half): Taken => ({ base, kind, half }))),
  );
  for (const taken of all)
    test(`${taken.base}, without half ${taken.half + 1} of its ${taken.kind}`, async ({
      browser,
      isMobile,
    }) => {
      test.skip(isMobile, 'A phone asks for the same.');
      test.setTimeout(300_000);
      const { page, ask } = await openWithout(browser, taken);
      const refused = new Set<string>();
      let address = '/';
      page.on('response', (answer) => {
        if (answer.status() === 403) refused.add(`${address}: ${new URL(answer.url()).pathname}`);
      });
      await page.goto('/');
      await settled(page);
      const menu = await page
        .locator('nav a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(menu.length).toBeGreaterThan(1);
      const records = resourceList
        .filter((one) => menu.includes(screenPath(one)))
        .map((one) => generatedPath(one, 'show'));
      for (const path of new Set([...menu, ...records]))
        for (address of await addressesOf(path, ask)) {
          // A tab that is open already changes nothing, so that `walkTo` would wait for ever.
          await follow(page, address);
          await settled(page);
        }
      expect([...refused]).toEqual([]);
    });
});
