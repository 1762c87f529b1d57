// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import ArrangeDialog from 'sijil/react/favourites/ArrangeDialog';
import { emptyFavouriteMenu, useFavouriteMenu } from 'sijil/react/favourites/favouriteMenu';
import { KeepFavourites, StarButton } from 'sijil/react/favourites/KeepFavourites';
import { useFavouriteHere } from 'sijil/react/favourites/useFavourites';
import { startI18n } from 'sijil/react/providers/i18n';
import { useToasts } from 'sijil/react/toast/toastStore';
import type { MenuItem } from 'sijil/react/screens/menuFor';
import { fakeApi, refusal } from '../support/fakeApi';
import { refusals } from '../support/refusals';
import { fieldStage, fieldTexts } from './fieldStage';

beforeAll(() => startI18n([...fieldTexts, 'palette', 'common']));
const api = fakeApi();
const stage = fieldStage();
let stored: string[] = [];
beforeEach(() => {
  api.clear();
  vi.stubGlobal('fetch', api.fetch);
  useToasts.setState({ toasts: [] });
  stored = [];
  api.on('GET /console/favourites', () => stored.map((address) => ({ address, view: null })));
  api.on('PUT /console/favourites', ({ body }: { body: { addresses: string[] } }) => {
    stored = body.addresses;
    return {};
  });
});
afterEach(() => act(async () => emptyFavouriteMenu()));

const saved = () =>
  api.calls('PUT /console/favourites').map(({ body }) => (body as { addresses: string[] }).addresses);
const toasts = () => useToasts.getState().toasts.map(({ kind, title }) => [kind, title]);
const cities = { path: '/cities', label: { ar: 'المدن', en: 'Cities' }, icon: 'table' } as MenuItem;
const id = '0b6f3f0e-5a5d-4f0e-9c55-1f1a30000001';

describe('the star of a menu entry', () => {
  const star = () => document.querySelector<HTMLButtonElement>('button[aria-pressed]')!;
  const pressed = () => star().getAttribute('aria-pressed') === 'true';
  const show = (entry = cities) => stage.shown(<StarButton entry={entry} />);

  it('adds the entry after the favourites that the server has, and removes it again', async () => {
    stored = ['/requests'];
    await show();
    expect([star().getAttribute('aria-label'), star().title, pressed()]).toEqual([
      'Add “Cities” to favourites',
      'Add “Cities” to favourites',
      false,
    ]);
    await stage.click(star());
    await stage.until(pressed);
    expect(star().getAttribute('aria-label')).toBe('Remove “Cities” from favourites');
    await stage.click(star());
    await stage.until(() => !pressed());
    expect(saved()).toEqual([['/requests', '/cities'], ['/requests']]);
  });

  it('starts from what another device has stored meanwhile', async () => {
    await show();
    stored = ['/districts'];
    await stage.click(star());
    await stage.until(() => saved().length > 0);
    expect(saved()).toEqual([['/districts', '/cities']]);
  });

  it('of a saved view stores the view without its filters', async () => {
    await show({ ...cities, path: `/cities?stateId=s1&view=${id}` });
    await stage.click(star());
    await stage.until(pressed);
    expect(saved()).toEqual([[`/cities?view=${id}`]]);
  });

  it.each([
    [39, true],
    [40, false],
  ])('with %i favourites another one is added: %s', async (count, isAdded) => {
    stored = Array.from({ length: count }, (_, at) => `/list/${at}`);
    await show();
    await stage.click(star());
    await stage.settle(50);
    expect(saved().length > 0).toBe(isAdded);
    const full = ['warning', 'You have reached the limit of 40 favourites. Remove one to add another.'];
    expect(toasts()).toEqual(isAdded ? [] : [full]);
  });

  it('reports why a change was refused, and stays as it is', async () => {
    api.on('PUT /console/favourites', () => refusal(422, { message: 'Too many.' }));
    await show();
    await stage.click(star());
    await stage.until(() => refusals().length > 0);
    expect([refusals(), pressed()]).toEqual([['Too many.'], false]);
  });
});

describe('the favourites in the menu', () => {
  it('are those of the role’s menu in their order, and vanish with the person', async () => {
    stored = ['/cities', '/nowhere', '/requests'];
    await stage.shown(<KeepFavourites />);
    await stage.until(() => useFavouriteMenu.getState().items.length > 0);
    expect(useFavouriteMenu.getState().items.map(({ path }) => path)).toEqual(['/cities', '/requests']);
    await stage.draw(null);
    expect(useFavouriteMenu.getState()).toEqual({ items: [], parts: null });
  });

  it('are arranged in a dialog that is opened by a button of the menu', async () => {
    stored = ['/cities'];
    await stage.shown(<KeepFavourites />);
    await stage.until(() => useFavouriteMenu.getState().parts !== null);
    const { Arrange } = useFavouriteMenu.getState().parts!;
    await stage.shown(<Arrange />);
    expect(stage.all('[role=dialog]')).toEqual([]);
    await stage.press('Arrange favourites');
    await stage.until(() => stage.all('[role=dialog] li').length === 1);
  });
});

describe('the dialog of the favourites', () => {
  const names = () => stage.texts('[role=dialog] li bdi');
  const show = async (...addresses: string[]) => {
    stored = addresses;
    await stage.shown(<ArrangeDialog open onClose={() => undefined} />);
    await stage.until(() => names().length > 0 || stage.said().includes('No favourites yet.'));
  };
  const drag = (type: string, name: string, dropEffect = 'move') =>
    act(async () => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      Object.assign(event, { dataTransfer: { dropEffect, effectAllowed: '' } });
      stage
        .all('[role=dialog] li [draggable]')
        .find((one) => one.textContent.includes(name))!
        .dispatchEvent(event);
    });

  it('says that there are none', async () => {
    await show();
    expect(stage.said('[role=dialog]')).toContain('No favourites yet.');
  });

  it('moves one by its buttons, and stores the new order', async () => {
    await show('/requests', '/cities', '/districts');
    expect(stage.said()).not.toContain('No favourites yet.');
    const [first, second, third] = names();
    await stage.press(`Move “${second}” up`);
    expect([saved(), names()]).toEqual([[['/cities', '/requests', '/districts']], [second, first, third]]);
    await stage.press(`Move “${second}” down`);
    await stage.press(`Move “${first}” down`);
    expect(saved().slice(1)).toEqual([
      ['/requests', '/cities', '/districts'],
      ['/cities', '/requests', '/districts'],
    ]);
  });

  it('those that another device has added, or that the menu does not have, come last', async () => {
    await show('/nowhere', '/requests', '/cities');
    stored = ['/nowhere', '/requests', '/cities', '/districts'];
    await stage.press('Move “Cities” up');
    expect(saved()).toEqual([['/cities', '/requests', '/nowhere', '/districts']]);
  });

  it('removes one', async () => {
    await show('/requests', '/cities');
    await stage.press('Remove “Cities” from favourites');
    await stage.until(() => names().length === 1);
    expect(saved()).toEqual([['/requests']]);
  });

  it('moves one by dragging, and stores it once it is dropped', async () => {
    await show('/requests', '/cities');
    const [first] = names();
    await drag('dragstart', 'Cities');
    await drag('dragover', first!);
    expect([names(), saved()]).toEqual([['Cities', first], []]);
    await drag('dragend', 'Cities');
    await stage.settle(20);
    expect(saved()).toEqual([['/cities', '/requests']]);
  });

  it('a drag that is cancelled, or over the dragged one itself, changes nothing', async () => {
    await show('/requests', '/cities');
    const before = names();
    await drag('dragstart', 'Cities');
    await drag('dragover', 'Cities');
    expect(names()).toEqual(before);
    await drag('dragover', before[0]!);
    await drag('dragend', 'Cities', 'none');
    await stage.settle(20);
    expect([names(), saved()]).toEqual([before, []]);
  });
});

describe('the open page as a favourite', () => {
  function Here() {
    const here = useFavouriteHere();
    return here ? (
      <button type="button" onClick={here.toggle}>
        {here.isFavourite ? 'remove' : 'add'}
      </button>
    ) : (
      <p>no favourite</p>
    );
  }
  const show = (at: string) => stage.shown(<Here />, 'en', at);

  it.each([
    ['/cities', '/cities'],
    ['/cities?view=all', '/cities'],
    [`/cities?view=${id}`, `/cities?view=${id}`],
    [`/cities?stateId=s1&view=${id}`, `/cities?view=${id}`],
  ])('%s is added as %s, and removed again', async (at, address) => {
    await show(at);
    await stage.until(() => stage.has('add'));
    await stage.press('add');
    await stage.until(() => stage.has('remove'));
    await stage.press('remove');
    await stage.until(() => stage.has('add'));
    expect(saved()).toEqual([[address], []]);
  });

  it('a page outside of the menu is no favourite', async () => {
    await show('/cities/c1');
    await stage.settle(30);
    expect(stage.said()).toBe('no favourite');
  });
});
