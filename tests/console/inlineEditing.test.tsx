// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { aRecord, consoleApp, inEnglish, signIn } from '../support/consoleApp';
import { refusal } from '../support/fakeApi';

const app = consoleApp();
const { api, open, until, texts, type, settle } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

const service = (over: object = {}) =>
  aRecord('s1', 'Audit', {
    version: 7,
    name: { ar: 'تدقيق', en: 'Audit' },
    subject: 'branch',
    billing: 'single',
    basePrice: 20_000,
    active: true,
    min: 2,
    max: 5,
    ...over,
  });
const nationality = (over: object = {}) =>
  aRecord('n1', 'Omani', {
    version: 7,
    descriptionAr: 'عماني',
    descriptionEn: 'Omani',
    active: true,
    ...over,
  });

let stored = nationality() as Record<string, unknown>;
let write: (body: object) => Response | Promise<Response> = (body) =>
  Response.json({ ...stored, ...body, version: 8 });
beforeEach(() => {
  stored = nationality();
  write = (body) => Response.json({ ...stored, ...body, version: 8 });
});

async function start(
  resource: typeof resources.nationalities | typeof resources.services = resources.nationalities,
) {
  api.answers(({ method, address, body }) => {
    if (method !== 'GET') return write(body as object);
    return /^\/(admin\/services|nationalities)\?/.test(address)
      ? Response.json([stored], { headers: { 'x-total-count': '1' } })
      : undefined;
  });
  const router = await open(<ResourceList resource={resource} />, '/list');
  await until(() => app.all('tbody tr td').length > 3, 'the rows');
  await settle(60);
  return router;
}
const pencil = (field: string) => app.named(`Edit “${field}” of “Omani”`);
const cellOf = (text: string) => app.all('td').find((one) => one.textContent.includes(text));
/** Opens a cell as the mouse does. */
const openCell = async (text: string) => {
  await act(async () => cellOf(text)?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
  await until(() => editor(), 'the editor');
  await settle();
};
const editor = () => app.all<HTMLInputElement>('td input:not([type=checkbox]), td [role=switch]')[0];
const key = async (name: string) => {
  await app.key(name);
  await settle();
};
const message = () => texts('td [role=alert]').join('|');

it('a double click opens the value with the focus in its text, and Enter saves it with the version that was read', async () => {
  const router = await start();
  await openCell('Omani');
  expect(document.activeElement).toBe(editor());
  expect([editor()?.value, editor()?.selectionStart, editor()?.selectionEnd]).toEqual(['Omani', 0, 5]);
  expect(app.all('td label').map((one) => one.textContent)).toContain('English description');
  expect(router.state.location.pathname).toBe('/list');
  await type(editor(), 'From Oman');
  stored = nationality({ descriptionEn: 'From Oman', version: 8 });
  await key('Enter');
  await until(() => !editor(), 'the closed editor');
  expect(api.written()).toEqual([['PATCH /nationalities/n1', { descriptionEn: 'From Oman', version: 7 }]]);
  expect(cellOf('From Oman')).toBeDefined();
  expect(document.activeElement).toBe(pencil('English description'));
});

it('the saved value is shown even before the list has been read again', async () => {
  await start();
  await openCell('Omani');
  await type(editor(), 'From Oman');
  await key('Enter');
  await until(() => !editor(), 'the closed editor');
  expect(cellOf('From Oman')).toBeDefined();
});

it('Esc discards what was typed and returns the focus to the cell', async () => {
  await start();
  await openCell('Omani');
  await type(editor(), 'Nothing');
  await key('Escape');
  await until(() => !editor(), 'the closed editor');
  expect(api.written()).toEqual([]);
  expect(cellOf('Omani')).toBeDefined();
  expect(document.activeElement).toBe(pencil('English description'));
});

it('an unchanged value closes without a call', async () => {
  await start();
  await openCell('Omani');
  await key('Enter');
  await until(() => !editor(), 'the closed editor');
  expect(api.written()).toEqual([]);
});

it('leaving the cell saves what was typed, and leaves the focus where it went', async () => {
  await start();
  await openCell('Omani');
  await type(editor(), 'From Oman');
  const [other] = app.all<HTMLElement>('button');
  await app.focus(other);
  await until(() => !editor(), 'the closed editor');
  expect(api.written()).toEqual([['PATCH /nationalities/n1', { descriptionEn: 'From Oman', version: 7 }]]);
  expect(document.activeElement).toBe(other);
});

it('an Enter that ends the composition of a character does not save', async () => {
  await start();
  await openCell('Omani');
  await type(editor(), 'From Oman');
  await act(async () => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true } as never);
    Object.defineProperty(enter, 'isComposing', { value: true });
    editor()?.dispatchEvent(enter);
  });
  await settle();
  expect([api.written(), editor()?.value]).toEqual([[], 'From Oman']);
});

it('keys typed in the cell reach neither the row nor the page', async () => {
  const router = await start();
  await openCell('Omani');
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  await key('j');
  document.removeEventListener('keydown', heard);
  expect(heard).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/list');
  expect(document.activeElement).toBe(editor());
});

it('a value that breaks a rule is not sent; the reason stays at the field until the value changes', async () => {
  await start();
  await openCell('Omani');
  await type(editor(), '');
  await key('Enter');
  expect(message()).not.toBe('');
  expect(editor()?.getAttribute('aria-invalid')).toBe('true');
  const described = editor()?.getAttribute('aria-describedby') ?? '';
  expect(described.split(' ').some((id) => document.getElementById(id)?.textContent === message())).toBe(
    true,
  );
  await act(async () => editor()?.blur());
  await settle();
  expect([api.written(), editor()?.value]).toEqual([[], '']);
  await type(editor(), 'O');
  expect(message()).toBe('');
  expect(editor()?.getAttribute('aria-invalid')).not.toBe('true');
});

it.each([
  [
    'its reason for the field',
    () => refusal(422, { message: 'Check it.', errors: { descriptionEn: ['It is taken.'] } }),
    'It is taken.',
  ],
  [
    'its general reason',
    () => refusal(422, { message: 'It is locked.', errors: { other: ['x'] } }),
    'It is locked.',
  ],
  ['an error without words', () => refusal(422, { message: '' }), 'Error'],
])(
  'a value that the server refuses stays as typed with %s, and can be sent again',
  async (_, answer, text) => {
    await start();
    await openCell('Omani');
    await type(editor(), 'From Oman');
    write = answer;
    await key('Enter');
    await until(() => message() !== '', 'the reason');
    expect([message(), editor()?.value]).toEqual([text, 'From Oman']);
    write = (body) => Response.json({ ...stored, ...body, version: 8 });
    await key('Enter');
    await until(() => !editor(), 'the closed editor');
    expect(api.written()).toHaveLength(2);
  },
);

it('a record that someone else has changed is read again; the present value is shown, and the next Enter uses its version', async () => {
  await start();
  await openCell('Omani');
  await type(editor(), 'From Oman');
  stored = nationality({ descriptionEn: 'Of Oman', version: 9 });
  write = () => Response.json({ message: 'x', code: 'stale_version' }, { status: 409 });
  await key('Enter');
  await until(() => message().includes('Of Oman'), 'the present value');
  expect(message()).toBe(
    'Someone else changed this record in the meantime. Save again to keep your value.Current value: Of Oman',
  );
  expect(editor()?.value).toBe('From Oman');
  write = (body) => Response.json({ ...stored, ...body, version: 10 });
  await key('Enter');
  await until(() => !editor(), 'the closed editor');
  expect(api.written()[1]?.[1]).toEqual({ descriptionEn: 'From Oman', version: 9 });
});

it('a value is sent once, however often Enter is pressed meanwhile', async () => {
  await start();
  await openCell('Omani');
  await type(editor(), 'From Oman');
  let answer: (given: Response) => void = () => undefined;
  write = () =>
    new Promise<Response>((resolve) => {
      answer = resolve;
    });
  await key('Enter');
  await key('Enter');
  expect(api.written()).toHaveLength(1);
  await act(async () => answer(Response.json(nationality({ descriptionEn: 'From Oman', version: 8 }))));
  await until(() => !editor(), 'the closed editor');
});

it('a switch is saved as soon as it is chosen', async () => {
  await start();
  await openCell('Yes');
  await act(async () => (editor() ?? app.all('td [role=combobox]')[0])?.click());
  await until(() => api.written().length > 0, 'the call');
  expect(api.written()).toEqual([['PATCH /nationalities/n1', { active: false, version: 7 }]]);
  await until(() => !app.all('td [role=switch]').length, 'the closed editor');
});

it('a switch that is left without a choice closes without a call', async () => {
  await start();
  await openCell('Yes');
  await key('Enter');
  await app.focus(app.all('button')[0]);
  await until(() => !editor(), 'the closed editor');
});

it('a price is checked by the rules of its own field', async () => {
  stored = service();
  await start(resources.services);
  await openCell('200');
  await type(editor(), '0.5');
  await key('Enter');
  expect(message()).not.toBe('');
  expect(api.written()).toEqual([]);
  await type(editor(), '250');
  await key('Enter');
  await until(() => api.written().length > 0, 'the call');
  expect(api.written()).toEqual([['PATCH /admin/services/s1', { basePrice: 25_000, version: 7 }]]);
});

it('a person who may only read has no cells to edit', async () => {
  signIn('client');
  await start();
  expect(app.all('[data-inline]')).toEqual([]);
});
