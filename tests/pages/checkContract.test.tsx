// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { CheckContract } from '@/pages/verify/CheckContract';
import { drawnPage } from '../support/drawn';

const answers = new Map<string, (contracts: readonly object[]) => void>();
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { name = '' } = {}) => `${key} ${name}` }),
}));
vi.mock('@/pages/verify/hashOfFile', () => ({ hashOfFile: async (file: File) => file.name }));
vi.mock('sijil/react/providers/publicOperations', () => ({
  callPublic: (_: string, { params }: { readonly params: { readonly sha256: string } }) =>
    new Promise((resolve) => answers.set(params.sha256, resolve)),
}));

const { draw } = drawnPage();

async function choose(box: HTMLInputElement, name: string): Promise<void> {
  Object.defineProperty(box, 'files', { configurable: true, value: [new File(['x'], name)] });
  await act(async () => box.dispatchEvent(new Event('change', { bubbles: true })));
}

it('the answer about a file that comes late is not shown after another file was chosen', async () => {
  await draw(<CheckContract />);
  const box = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!box) throw new Error('no box for a file');
  await choose(box, 'first.pdf');
  await choose(box, 'second.pdf');
  await act(async () => answers.get('second.pdf')?.([]));
  await act(async () => answers.get('first.pdf')?.([]));
  await vi.waitFor(() => expect(document.body.textContent).toContain('second.pdf'));
  expect(document.body.textContent).not.toContain('first.pdf');
});
