// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as kinds from 'sijil/schema/index';
import type { Field } from 'sijil/schema/field';
import { startI18n } from 'sijil/react/providers/i18n';
import { fakeApi, refusal } from '../support/fakeApi';
import { fieldStage, fieldTexts, label } from './fieldStage';

beforeAll(() => startI18n(fieldTexts));
const api = fakeApi();
const stage = fieldStage();
const png = { id: 'f1', name: 'logo.png', type: 'image/png', size: 2048, url: '/f/1' };
const pdf = { id: 'f2', name: 'عقد.pdf', type: 'application/pdf', size: 1_258_291, url: '/f/2' };
const third = { ...png, id: 'f3', name: 'c.png', url: '/f/3' };
beforeEach(() => {
  api.clear();
  vi.stubGlobal('fetch', api.fetch);
});

const pngBytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const aPicture = (name = 'logo.png') => new File([pngBytes], name, { type: 'image/png' });
const pickers = () => stage.all<HTMLInputElement>('input[type=file]');
/** Chooses files in the file dialog of the browser. */
const pick = async (...chosen: readonly File[]) => {
  await act(async () => {
    const [picker] = pickers();
    Object.defineProperty(picker, 'files', { value: chosen, configurable: true });
    picker!.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await stage.settle(20);
};
/** Drags content over the first button, and drops it there. */
const drag = async (type: string, types: readonly string[], files: readonly File[] = []) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types, files } });
  const target = document.querySelector('[class*=drop], [class*=held], [class*=files]')!;
  await act(async () => target.dispatchEvent(event));
  await stage.settle(20);
  return event.defaultPrevented;
};

const kindsOfFile: readonly (readonly [string, Field, kind: string, rule: string, accept: string])[] = [
  [
    'a document',
    kinds.file({ label }),
    'document',
    'A JPEG or PNG image or a PDF, up to 500 kB; images and scans are made smaller automatically',
    'pdf',
  ],
  [
    'a PDF',
    kinds.file({ label, accept: 'pdf' }),
    'pdf',
    'A PDF, up to 500 kB; scans are made smaller automatically',
    'pdf',
  ],
  [
    'a picture',
    kinds.image({ label }),
    'image',
    'A JPEG or PNG image; photos are made smaller automatically',
    'png',
  ],
];
it.each(kindsOfFile)('the box for %s says which files it takes', async (_, field, _kind, rule, accepted) => {
  await stage.input(field);
  expect(stage.texts('button')).toEqual([`Choose a file or drop it here${rule}`]);
  expect(pickers()[0]!.accept).toContain(accepted);
  expect(pickers()[0]!.accept.includes('pdf')).toBe(accepted === 'pdf');
});

describe('a file', () => {
  const image = kinds.image({ label });
  it('is uploaded as soon as it is chosen, and its link becomes the value', async () => {
    api.on('POST /files', () => png);
    await stage.input(image, null, { 'aria-describedby': 'help' });
    expect(stage.named('Field').getAttribute('aria-describedby')).toBe('help');
    await pick(aPicture());
    await stage.until(() => stage.taken().length > 0);
    expect(stage.taken()).toEqual([png]);
    const [sent] = api.calls('POST /files');
    expect([sent!.query, (sent!.body as FormData).get('file')]).toEqual([
      { kind: 'image' },
      expect.objectContaining({ name: 'logo.png' }),
    ]);
    expect(stage.said()).toContain('logo.png');
  });

  it('that is refused changes nothing, and the reason is announced', async () => {
    api.on('POST /files', () => refusal(400, { message: 'The picture is broken.' }));
    await stage.input(image);
    await pick(aPicture());
    await stage.until(() => stage.alerts().length > 0);
    expect([stage.alerts(), stage.taken()]).toEqual([['The picture is broken.'], []]);
  });

  it('of a wrong type is not sent at all', async () => {
    await stage.input(image);
    await pick(new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }));
    await stage.until(() => stage.alerts().length > 0);
    expect([stage.alerts(), api.received]).toEqual([['This file type is not accepted.'], []]);
  });

  it('that is dropped onto the box is uploaded, other things that are dragged are not taken', async () => {
    api.on('POST /files', () => png);
    await stage.input(image);
    expect(await drag('dragover', ['text/plain'])).toBe(false);
    expect(await drag('drop', ['text/plain'], [aPicture()])).toBe(false);
    expect([api.received, await drag('dragover', ['Files'])]).toEqual([[], true]);
    expect(stage.all('[class*=_over]')).toHaveLength(1);
    await drag('dragleave', ['Files']);
    expect(stage.all('[class*=_over]')).toHaveLength(0);
    await drag('dragover', ['Files']);
    await drag('drop', ['Files'], [aPicture()]);
    await stage.until(() => stage.taken().length > 0);
    expect([stage.taken(), stage.all('[class*=_over]').length]).toEqual([[png], 0]);
  });

  it('is shown with its name and size, can be replaced and removed by name', async () => {
    await stage.input(kinds.file({ label }), pdf);
    expect(stage.said()).toContain('عقد.pdf1.2 MB');
    expect(stage.all('button').length).toBe(2);
    expect(stage.has('Replace the file عقد.pdf')).toBe(true);
    await stage.press('Remove the file عقد.pdf');
    expect([stage.taken(), stage.texts('button').length]).toEqual([[null], 1]);
  });

  it('is replaced only once the new one is uploaded', async () => {
    let finish: (link: object) => void = () => undefined;
    api.on('POST /files', () => new Promise((resolve) => (finish = resolve)));
    await stage.input(image, third);
    await pick(aPicture());
    expect([stage.taken(), stage.said().includes('c.png')]).toEqual([[], true]);
    expect(stage.named('Remove the file c.png').disabled).toBe(true);
    finish(png);
    await stage.until(() => stage.taken().length > 0);
    expect([stage.taken(), stage.said().includes('logo.png')]).toEqual([[png], true]);
  });

  it('stays where the replacement is refused, and the reason is announced', async () => {
    api.on('POST /files', () => refusal(400, { message: 'The picture is broken.' }));
    await stage.input(image, third);
    await pick(aPicture());
    await stage.until(() => stage.alerts().length > 0);
    expect([stage.alerts(), stage.taken(), stage.said().includes('c.png')]).toEqual([
      ['The picture is broken.'],
      [],
      true,
    ]);
  });

  it('of a field that is disabled can be neither chosen, dropped, replaced nor removed', async () => {
    for (const value of [null, png]) {
      await stage.input(image, value, { disabled: true });
      expect(stage.all<HTMLButtonElement>('button').map(({ disabled }) => disabled)).not.toContain(false);
      await drag('drop', ['Files'], [aPicture()]);
      await pick(aPicture());
    }
    expect([api.received, stage.taken()]).toEqual([[], []]);
  });

  it('of which only the id is known is shown as missing', async () => {
    await stage.input(image, 'f1');
    expect(stage.said()).toContain('Choose a file or drop it here');
  });
});

describe('several files', () => {
  const field = kinds.files({ label, max: 3 });
  it('are counted, up to the most that fit', async () => {
    await stage.input(field);
    expect(stage.said()).toContain('0 of 3 files');
    await stage.input(field, [png, pdf, third]);
    expect([stage.said().includes('3 of 3 files'), stage.named('Add files').disabled]).toEqual([true, true]);
    await stage.input(field, [png, pdf]);
    expect([stage.said().includes('2 of 3 files'), stage.named('Add files').disabled]).toEqual([true, false]);
  });

  it('are added at the end, each once it is uploaded', async () => {
    api.on('POST /files', ({ body }: { body: unknown }) =>
      ((body as FormData).get('file') as File).name === 'c.png' ? third : pdf,
    );
    await stage.input(field, [png]);
    await pick(aPicture('b.png'), aPicture('c.png'));
    await stage.until(() => stage.taken().length === 2);
    expect(stage.taken()).toEqual([
      [png, pdf],
      [png, pdf, third],
    ]);
  });

  it('are removed one by one, and none are no value', async () => {
    await stage.input(field, [png, pdf]);
    await stage.press('Remove the file logo.png');
    await stage.press('Remove the file عقد.pdf');
    expect(stage.taken()).toEqual([[pdf], null]);
  });

  it('are moved in their order', async () => {
    await stage.input(field, [png, pdf]);
    await stage.press('Move the file عقد.pdf up');
    expect(stage.last()).toEqual([pdf, png]);
  });

  it('cannot be changed in a field that is disabled', async () => {
    await stage.input(field, [png, pdf], { disabled: true });
    expect(stage.has('Move the file عقد.pdf up')).toBe(false);
    expect(stage.all<HTMLButtonElement>('button').map(({ disabled }) => disabled)).not.toContain(false);
  });
});

describe('files are shown', () => {
  const files = kinds.files({ label, max: 3 });
  const pictures = () => stage.all('main img').map((one) => one.getAttribute('alt'));
  it('on a page with their name and size, and open in a new tab', async () => {
    await stage.value(kinds.file({ label }), pdf, 'ar');
    expect(stage.said('main')).toBe('عقد.pdf1.2 ميجابايت');
    const link = document.querySelector('main a')!;
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/f/2', '_blank']);
    await stage.value(files, [png, pdf]);
    expect(stage.said('main')).toBe('logo.png2 kBعقد.pdf1.2 MB');
  });

  it('in the cell of a table as a small picture, or by the name of another file', async () => {
    await stage.value(kinds.image({ label }), png, 'en', { compact: true });
    expect([pictures(), stage.said('main')]).toEqual([['logo.png'], '']);
    await stage.value(kinds.file({ label }), pdf, 'en', { compact: true });
    expect([pictures(), stage.said('main'), document.querySelector('main a')?.getAttribute('href')]).toEqual([
      [],
      'عقد.pdf',
      '/f/2',
    ]);
  });

  it.each([
    ['one', [png], '', null],
    ['two', [png, pdf], '+1', '2 files'],
    ['three', [png, pdf, third], '+2', '3 files'],
  ] as const)(
    'in the cell of a table by the first of %s, with the number of the others',
    async (_, value, more, title) => {
      await stage.value(files, value, 'en', { compact: true });
      expect([
        pictures(),
        stage.said('main'),
        document.querySelector('main [title]')?.getAttribute('title') ?? null,
      ]).toEqual([['logo.png'], more, title]);
    },
  );

  it('not at all where only their ids are known', async () => {
    await stage.value(files, ['f1'], 'en', { compact: true });
    expect(stage.said('main')).toBe('');
    await stage.value(kinds.file({ label }), 'f1');
    expect(stage.said('main')).toBe('');
  });
});
