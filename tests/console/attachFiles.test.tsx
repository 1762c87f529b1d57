// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FileLink } from 'sijil/contract/parts';
import { AttachFiles } from 'sijil/react/fields/upload/AttachFiles';
import { moved } from 'sijil/react/components/MoveButtons';

const { tryUpload } = vi.hoisted(() => ({ tryUpload: vi.fn() }));
vi.mock('sijil/react/fields/upload/tryUpload', () => ({ tryUpload }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, said: object = {}) => [key, ...Object.values(said)].join(' '),
  }),
}));

const link = (name: string): FileLink => ({
  id: name,
  name,
  type: 'image/png',
  size: 1,
  url: `/files/${name}`,
});

/** A form field of at most three files. */
function Papers({ begins }: { readonly begins: readonly string[] }) {
  const [files, setFiles] = useState(begins.map(link));
  return (
    <AttachFiles
      files={files}
      label="add"
      max={3}
      onAdd={(file) => setFiles((before) => [...before, file])}
      onRemove={(id) => setFiles((before) => before.filter((one) => one.id !== id))}
      onMove={(from, to) => setFiles((before) => moved(before, from, to))}
    />
  );
}

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

const draw = (...begins: string[]) => act(() => root.render(<Papers begins={begins} />));
const button = (label: string) =>
  [...page.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
  ) as HTMLButtonElement;
const press = (label: string) =>
  act(async () => {
    button(label).focus();
    button(label).click();
  });
const choose = (...names: string[]) =>
  act(async () => {
    const picker = page.querySelector<HTMLInputElement>('input[multiple]') as HTMLInputElement;
    const files = names.map((name) => new File(['x'], name));
    Object.defineProperty(picker, 'files', { value: files, configurable: true });
    picker.dispatchEvent(new Event('change', { bubbles: true }));
  });
const names = () => [...page.querySelectorAll('bdi')].map((one) => one.textContent);
const alerts = () => [...page.querySelectorAll('[role=alert]')].map((one) => one.textContent).filter(Boolean);
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

it('a file moved to the end with the keyboard keeps the focus and announces its position', async () => {
  draw('front', 'back');
  await press('file.later front');
  expect(names()).toEqual(['back', 'front']);
  expect(focused()).toBe('file.later front');
  expect(button('file.later front').getAttribute('aria-disabled')).toBe('true');
  expect([...page.querySelectorAll('[role=status]')].map((one) => one.textContent)).toContain('movedTo 2 2');
  await press('file.later front');
  expect(names()).toEqual(['back', 'front']);
  act(() => button('add').focus());
  expect([...page.querySelectorAll('[role=status]')].map((one) => one.textContent)).toEqual(['', '']);
});

it('removing a file moves the focus to the next file, or to the add button after the last one', async () => {
  draw('front', 'back', 'side');
  await press('file.remove front');
  expect(focused()).toBe('file.remove back');
  await press('file.remove side');
  expect(focused()).toBe('add');
});

it('removing the last file of a full field moves the focus to the previous file', async () => {
  draw('front', 'back', 'side');
  await press('file.remove side');
  expect(focused()).toBe('file.remove back');
});

it('a refused file can be retried or dismissed, and the focus stays in the field', async () => {
  tryUpload.mockResolvedValueOnce({ problem: 'no network' }).mockResolvedValueOnce({ link: link('front') });
  draw();
  await choose('front');
  expect([names(), alerts()]).toEqual([['front'], ['no network']]);
  await press('file.again front');
  expect([names(), alerts(), focused()]).toEqual([['front'], [], 'add']);
  tryUpload.mockResolvedValueOnce({ problem: 'no picture' });
  await choose('back');
  await press('file.dismiss back');
  expect([names(), focused()]).toEqual([['front'], 'add']);
});

it('the field says how many files exceed its maximum, until a file is removed', async () => {
  tryUpload.mockImplementation(async ({ name }: File) => ({ link: link(name) }));
  draw('front');
  await choose('back', 'side', 'roof', 'wheel');
  expect([names(), alerts()]).toEqual([['front', 'back', 'side'], ['file.leftOut 2 3']]);
  await press('file.remove side');
  expect(alerts()).toEqual([]);
});
