// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { FileLink } from 'sijil/contract/parts';
import { image } from 'sijil/schema/index';
import { FileBox } from 'sijil/react/fields/renderers/fileRenderers';
import { drawnPage } from '../support/drawn';

const { tryUpload } = vi.hoisted(() => ({ tryUpload: vi.fn() }));
vi.mock('sijil/react/fields/upload/tryUpload', () => ({ tryUpload }));

const { draw, all } = drawnPage();

const link = (name: string): FileLink => ({
  id: name,
  name,
  type: 'image/png',
  size: 1,
  url: `/files/${name}`,
});
const field = image({ label: { ar: 'الشعار', en: 'Logo' } });

/** A form that already has a logo. */
function Logo() {
  const [value, setValue] = useState<FileLink | string | null>(link('old.png'));
  return <FileBox field={field} value={value} onChange={setValue} />;
}

const choose = (name: string) =>
  act(async () => {
    const [picker] = all<HTMLInputElement>('input[type=file]');
    Object.defineProperty(picker, 'files', { value: [new File(['x'], name)], configurable: true });
    picker?.dispatchEvent(new Event('change', { bubbles: true }));
  });
const shown = () => all('bdi').map((one) => one.textContent);

it('a newly chosen file replaces the current file of a field', async () => {
  await draw(<Logo />);
  tryUpload.mockResolvedValueOnce({ link: link('new.png') });
  await choose('new.png');
  expect(shown()).toEqual(['new.png']);
});

it('a refused file leaves the current file in place and shows the reason', async () => {
  await draw(<Logo />);
  tryUpload.mockResolvedValueOnce({ problem: 'Too large.' });
  await choose('huge.png');
  expect(shown()).toEqual(['old.png']);
  expect(all('[role=alert]').map((one) => one.textContent)).toEqual(['Too large.']);
});
