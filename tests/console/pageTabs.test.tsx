// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PageTabs } from 'sijil/react/frame/PageTabs';
import { startI18n } from 'sijil/react/providers/i18n';
import { useSession } from 'sijil/react/providers/session';
import { fakeApi } from '../support/fakeApi';
import '../support/registerPages';
import { fieldStage, fieldTexts } from './fieldStage';

vi.mock('sijil/react/screens/prefetchScreen', () => ({ prefetchScreen: vi.fn() }));

beforeAll(() => startI18n([...fieldTexts, 'palette', 'common']));
const api = fakeApi();
const stage = fieldStage();
beforeEach(async () => {
  api.clear();
  vi.stubGlobal('fetch', api.fetch);
  await signIn('admin');
});
afterEach(() => act(async () => useSession.setState({ user: null })));

const signIn = (role: string) =>
  act(async () => useSession.setState({ user: { id: 'me', role, name: 'Sara', client: null } as never }));
const tabs = () => stage.all('nav a').map((tab) => tab.textContent);
const current = () => stage.all('nav [aria-current=page]').map((tab) => tab.textContent);

it('a list of the set-up has the other lists of its page as tabs, named by the page', async () => {
  await stage.shown(<PageTabs />, 'en', '/cities');
  expect(stage.all('nav').map((nav) => nav.getAttribute('aria-label'))).toEqual(['Reference lists']);
  expect(tabs()).toContain('Districts');
  expect(current()).toEqual(['Cities']);
});

it.each(['/cities/c1', '/cities/create', '/requests', '/home'])('at %s there are no tabs', async (at) => {
  await stage.shown(<PageTabs />, 'en', at);
  expect(tabs()).toEqual([]);
});

it('a click on a tab opens its address', async () => {
  await stage.shown(<PageTabs />, 'en', '/cities');
  await act(async () =>
    stage
      .all('nav a')
      .find(({ textContent }) => textContent === 'Districts')
      ?.click(),
  );
  expect([stage.address(), current()]).toEqual(['/districts', ['Districts']]);
});

it.each([
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const)('in %s %s leads to the next tab and %s back, round the ends', async (language, next, back) => {
  await stage.shown(<PageTabs />, language, '/custom-fields');
  const all = stage.all('nav a');
  const at = () => all.findIndex((tab) => tab === document.activeElement);
  await stage.focus(all[0] as HTMLElement);
  const places: number[] = [];
  for (const key of [next, next, back, 'End', next, back, 'Home']) {
    await stage.key(key);
    places.push(at());
  }
  const last = all.length - 1;
  expect(places).toEqual([1, 2, 1, last, 0, last, 0]);
});
