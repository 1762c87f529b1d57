// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Palette, PaletteButton } from 'sijil/react/palette/Palette';
import { recentItems } from 'sijil/react/palette/paletteItems';
import { useTheme } from 'sijil/react/theme/themeStore';
import { startI18n } from 'sijil/react/providers/i18n';
import { fakeApi, refusal } from '../support/fakeApi';
import { fieldStage, fieldTexts } from './fieldStage';

beforeAll(() => startI18n([...fieldTexts, 'palette', 'common']));
const api = fakeApi();
const stage = fieldStage();
const box = () => document.querySelector<HTMLInputElement>('[role=combobox]')!;
const isOpen = () => document.querySelector('[role=combobox]') !== null;
const options = () => stage.texts('[role=option] bdi');
const marked = () => stage.texts('[role=option][aria-selected=true] bdi');
const groups = () => stage.texts('[role=listbox] [role=group] > div');
const name = 'Quick search';
beforeEach(async () => {
  api.clear();
  localStorage.removeItem('palette:me');
  api.on('GET /console/search', () => []);
  vi.stubGlobal('fetch', api.fetch);
});

/** Presses keys on the page, as a shortcut does. */
const shortcut = async (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  await act(async () => document.body.dispatchEvent(event));
  await stage.settle();
  return event.defaultPrevented;
};
const close = async () => {
  if (isOpen()) await stage.press('Close');
};
const show = async () => {
  await stage.shown(
    <>
      <PaletteButton />
      <Palette />
    </>,
  );
  await close();
};
const open = async () => {
  await show();
  await stage.press('Search or jump to any screen');
  await stage.until(isOpen);
  await stage.focus(box());
};
const type = async (text: string) => {
  await stage.type(name, text);
  await stage.settle(400);
};

describe('the palette opens', () => {
  it.each([
    ['Ctrl K', { key: 'k', ctrlKey: true }, true],
    ['⌘K', { key: 'k', metaKey: true }, true],
    ['Ctrl K with capital letters locked', { key: 'K', ctrlKey: true }, true],
    ['Ctrl and the same key of an Arabic keyboard', { key: 'ن', code: 'KeyK', ctrlKey: true }, true],
    ['K alone', { key: 'k' }, false],
    ['Ctrl Alt K', { key: 'k', ctrlKey: true, altKey: true }, false],
    ['Ctrl Shift K', { key: 'k', ctrlKey: true, shiftKey: true }, false],
    ['Ctrl J', { key: 'j', code: 'KeyJ', ctrlKey: true }, false],
  ] as const)('with %s: %s', async (_, keys, opens) => {
    await show();
    expect(await shortcut(keys)).toBe(opens);
    if (opens) await stage.until(isOpen);
    expect(isOpen()).toBe(opens);
    await close();
  });

  it('and closes with the same keys', async () => {
    await open();
    await shortcut({ key: 'k', ctrlKey: true });
    expect(isOpen()).toBe(false);
  });
});

describe('an entry of the palette', () => {
  it('is found by its name, and opens its screen', async () => {
    await open();
    await type('cities');
    expect([options()[0], marked()]).toEqual(['Cities', ['Cities']]);
    await stage.key('Enter');
    await stage.settle();
    expect([stage.address(), isOpen()]).toEqual(['/cities', false]);
    expect(recentItems('me').map(({ key }) => key)).toEqual(['/cities']);
  });

  it('is chosen with the arrow keys, which go around, and the first and last with Page Up and Down', async () => {
    await open();
    await type('cit');
    const all = options();
    expect(all.length).toBeGreaterThan(2);
    const after = async (key: string) => {
      await stage.key(key);
      return marked()[0];
    };
    expect(await after('ArrowDown')).toBe(all[1]);
    expect(await after('ArrowUp')).toBe(all[0]);
    expect(await after('ArrowUp')).toBe(all.at(-1));
    expect(await after('ArrowDown')).toBe(all[0]);
    expect(await after('PageDown')).toBe(all.at(-1));
    expect(await after('PageUp')).toBe(all[0]);
    expect(box().getAttribute('aria-activedescendant')).toBe(stage.all('[role=option]')[0]!.id);
  });

  it('is marked by the pointer, and the mark returns to the first once something else is typed', async () => {
    await open();
    await type('cit');
    const second = stage.all('[role=option]')[1]!;
    await act(async () => second.dispatchEvent(new Event('pointermove', { bubbles: true })));
    expect(marked()).toEqual([options()[1]]);
    await type('citi');
    expect(marked()).toEqual([options()[0]]);
    await close();
  });

  it('is opened by a press, and comes first the next time', async () => {
    await open();
    await type('add city');
    await stage.click(
      stage.all('[role=option]').find(({ textContent }) => textContent.includes('Add city'))!,
    );
    expect(stage.address()).toBe('/cities/create');
    await open();
    expect([groups()[0], options()[0]]).toEqual(['Recently opened', 'Add city']);
    await close();
  });

  it('may be an action, which is done at once', async () => {
    useTheme.setState({ mode: 'light' });
    await open();
    await type('dark mode');
    expect(options()[0]).toBe('Dark mode');
    await stage.key('Enter');
    expect([useTheme.getState().mode, isOpen(), recentItems('me')]).toEqual(['dark', false, []]);
    useTheme.setState({ mode: 'light' });
  });

  it('that does not exist is said not to be found', async () => {
    await open();
    await type('zzzzqq');
    await stage.until(() => stage.said('output') === 'No results for this name');
    expect([
      options(),
      box().getAttribute('aria-expanded'),
      box().getAttribute('aria-activedescendant'),
    ]).toEqual([[], 'false', null]);
    await stage.key('Enter');
    expect(isOpen()).toBe(true);
    await close();
  });

  it('the number of results is announced', async () => {
    await open();
    await type('cities');
    await stage.until(() => stage.said('output') !== '');
    expect(stage.said('output')).toBe(`${options().length} ${options().length === 1 ? 'result' : 'results'}`);
    await close();
  });

  it('a search of records that fails is reported', async () => {
    api.on('GET /console/search', () => refusal(500, { message: 'Broken' }));
    await open();
    await type('Jeddah');
    const failed = 'Records could not be searched. Try again.';
    await stage.until(() => stage.said('output') === failed);
    await close();
  });

  it('may be a record, which the server finds once two letters are typed', async () => {
    const found = {
      resource: 'cities',
      id: 'c1',
      title: { ar: 'جدة', en: 'Jeddah' },
      about: [],
      label: { ar: 'المدينة', en: 'City' },
    };
    api.on('GET /console/search', () => [found]);
    await open();
    await type('J');
    expect(api.calls('GET /console/search')).toEqual([]);
    await type(' Jeddah ');
    await stage.until(() => options().includes('Jeddah'));
    expect(api.calls('GET /console/search').map(({ query }) => query)).toEqual([{ q: 'Jeddah' }]);
    expect([groups()[0], stage.texts('[role=option]')[0]]).toEqual(['Records', 'JeddahCity']);
    await stage.key('Enter');
    await stage.settle();
    expect(stage.address()).toBe('/cities/c1');
  });
});
