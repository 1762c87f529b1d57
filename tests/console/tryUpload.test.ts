import { afterEach, expect, it, vi } from 'vitest';
import { tryUpload } from 'sijil/react/fields/upload/tryUpload';

const { uploadFile } = vi.hoisted(() => ({ uploadFile: vi.fn() }));
vi.mock('sijil/react/fields/upload/upload', () => ({
  uploadFile,
  shrinkFile: (file: File) => Promise.resolve(file),
}));

const t = ((key: string) => key) as Parameters<typeof tryUpload>[2];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array<number>(16).fill(0)];
const pdf = [...Buffer.from('%PDF-1.7\n'), ...Array<number>(16).fill(0x20)];
const file = (bytes: readonly number[], size = bytes.length) =>
  new File([new Uint8Array([...bytes, ...Array<number>(size - bytes.length).fill(0)])], 'a.png');

afterEach(() => vi.clearAllMocks());

it.each([
  ['an empty file', file([]), 'image', 'file.problem.empty'],
  [
    'a text that is called a picture',
    file([...Buffer.from('just a text, no picture')]),
    'image',
    'file.problem.wrongType',
  ],
  ['a PDF where a picture is asked', file(pdf), 'image', 'file.problem.wrongType'],
  ['a PDF over 500 kB, with what to do', file(pdf, 500 * 1024 + 1), 'document', 'file.problem.pdfTooLarge'],
  ['a picture over 500 kB', file(png, 500 * 1024 + 1), 'image', 'file.problem.tooLarge'],
] as const)('%s is refused without being sent', async (_, chosen, kind, problem) => {
  expect(await tryUpload(chosen, kind, t)).toEqual({ problem });
  expect(uploadFile).not.toHaveBeenCalled();
});

it('a picture of the right kind is uploaded and its link returned', async () => {
  uploadFile.mockResolvedValue({ id: 'f1' });
  expect(await tryUpload(file(png), 'image', t)).toEqual({ link: { id: 'f1' } });
});
