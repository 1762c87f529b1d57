// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ResultsView } from '#domain/api/requestViews';
import { startI18n } from 'sijil/react/providers/i18n';
import { ShareForm } from '@/requests/actions/ShareForm';
import { QuestionWords } from '@/requests/results/QuestionWords';
import { fakeApi, refusal } from '../support/fakeApi';
import { holdClipboard, portalPart, readEnglish } from '../support/portalPart';
import { aQuestion } from './staffSamples';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, said, alerts, all, texts, has, named } = page;
const close = vi.fn();

beforeAll(async () => {
  await startI18n();
  await readEnglish(['requests']);
});
afterEach(() => {
  vi.clearAllMocks();
  api.clear();
});

const shareLine = 'POST /client/inspections/r1/share';
const postLine = 'GET /templates/social';
const post = {
  url: 'https://portal.example/c/AAAA',
  templateId: 't1',
  caption: { ar: 'حصلنا على درجة', en: 'We scored 96.' },
  pictures: { preview: '/p/preview.png', post: '/p/post.png', story: '/p/story.png' },
  links: { twitter: '/x', facebook: '/f', linkedin: '/l', whatsapp: '/w' },
};
const certificate = (code: string, about: object = {}) => ({
  code,
  state: 'valid',
  vehicle: null,
  score: 96,
  grade: 'A',
  ...about,
});

describe('the post of a certificate', () => {
  const open = async (certificates: readonly object[], templates: readonly object[] = []) => {
    api.on(shareLine, post);
    api.on(postLine, templates);
    const request = { id: 'r1', certificates };
    await show(<ShareForm request={request as never} close={close} />);
    await page.until(() => texts('.ant-skeleton').length === 0);
    await page.settle(20);
  };
  const bodies = () => api.calls(shareLine).map(({ body }) => body);

  it('shows its picture and text, with a link to each network and a file for the others', async () => {
    await open([certificate('AAAA')]);
    expect(bodies()).toEqual([{ certificateCode: 'AAAA', templateId: null }]);
    const picture = all<HTMLImageElement>('img')[0]!;
    expect([picture.alt, picture.getAttribute('src')]).toEqual([
      'Picture of the certificate AAAA',
      '/p/preview.png',
    ]);
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '630']);
    expect(said('blockquote')).toBe('We scored 96. https://portal.example/c/AAAA');
    expect(
      all('a').map((one) => [one.textContent, one.getAttribute('href'), one.getAttribute('download')]),
    ).toEqual([
      ['X', '/x', null],
      ['Facebook', '/f', null],
      ['LinkedIn', '/l', null],
      ['WhatsApp', '/w', null],
      ['Image for an Instagram post', '/p/post.png', 'post.png'],
      ['Image for a story or status', '/p/story.png', 'story.png'],
    ]);
    expect(all('a[target=_blank]')).toHaveLength(4);
    expect(has('Which certificate') || has('Which post')).toBe(false);
    await press('Close');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is copied with its link, and says so; it does not where the browser refuses', async () => {
    const write = vi.fn().mockRejectedValueOnce(new Error('denied')).mockResolvedValue(undefined);
    holdClipboard(write);
    await open([certificate('AAAA')]);
    await press('Copy text and link');
    expect(has('Copied')).toBe(false);
    await press('Copy text and link');
    expect(write).toHaveBeenLastCalledWith('We scored 96. https://portal.example/c/AAAA');
    expect([has('Copied'), has('Copy text and link')]).toEqual([true, false]);
  });

  it('is that of the vehicle that is chosen among the current certificates of a fleet', async () => {
    const number = 'ABC 123';
    await open([
      certificate('OLD', { state: 'superseded' }),
      certificate('AAAA', { vehicle: { number } }),
      certificate('GONE', { state: 'revoked' }),
      certificate('BBBB', { state: 'expired', score: 81, grade: 'B' }),
    ]);
    expect(bodies()).toEqual([{ certificateCode: 'AAAA', templateId: null }]);
    expect(await page.options('Which certificate')).toEqual(['ABC 123 · 96 A · AAAA', '81 B · BBBB']);
    await page.choose('Which certificate', '81 B · BBBB');
    await page.until(() => bodies().length === 2);
    expect(bodies()[1]).toEqual({ certificateCode: 'BBBB', templateId: null });
    expect(all<HTMLImageElement>('img')[0]!.alt).toContain('BBBB');
  });

  it('is chosen where several are published', async () => {
    const template = (id: string, en: string) => ({ id, name: { ar: en, en } });
    await open([certificate('AAAA')], [template('t1', 'Plain'), template('t2', 'Festive')]);
    expect(await page.options('Which post')).toEqual(['Plain', 'Festive']);
    await page.choose('Which post', 'Festive');
    await page.until(() => bodies().length === 2);
    expect(bodies()[1]).toEqual({ certificateCode: 'AAAA', templateId: 't2' });
    await page.draw(null);
    api.clear();
    await open([certificate('AAAA')], [template('t1', 'Plain')]);
    expect(has('Which post')).toBe(false);
  });

  it('that cannot be made gives the reason', async () => {
    api.on(shareLine, () => refusal(409, { message: 'The certificate was revoked.' }));
    await show(<ShareForm request={{ id: 'r1', certificates: [] } as never} close={close} />);
    await page.until(() => alerts().length > 0);
    expect([alerts(), all('a, img')]).toEqual([['The certificate was revoked.'], []]);
  });
});

type Question = ResultsView['parts'][number]['categories'][number]['questions'][number];
const note = vi.fn();

/** A question in its row, which opens the box of its note. */
function Row({ question, readOnly = false }: { readonly question: Question; readonly readOnly?: boolean }) {
  const [writing, setWriting] = useState(false);
  return (
    <div data-question="q1" tabIndex={-1}>
      <QuestionWords
        id="q"
        question={question}
        number={<b>4.</b>}
        unsaved={false}
        writing={writing}
        onWrite={setWriting}
        onNote={readOnly ? undefined : note}
      >
        <i>Photos</i>
      </QuestionWords>
    </div>
  );
}
const ask = (about: Partial<Question> = {}, readOnly = false) =>
  show(
    <Row question={aQuestion({ text: { ar: 'سؤال', en: 'Is it clean?' }, ...about })} readOnly={readOnly} />,
  );
const box = () => all<HTMLTextAreaElement>('textarea:not([aria-hidden])')[0];
const write = (text: string) => page.type('Note on: Is it clean?', text);

describe('the note on an answer', () => {
  it('is written in a box that has the focus, and is given when the box is left', async () => {
    await ask();
    expect(said('p')).toBe('4. Is it clean?');
    expect(said('i')).toBe('Photos');
    await press('Add note on: Is it clean?');
    expect([document.activeElement, has('Add note on: Is it clean?')]).toEqual([box(), false]);
    await write('Behind the fridge too.');
    await act(async () => box()!.blur());
    expect([note.mock.calls, box()]).toEqual([[['Behind the fridge too.']], undefined]);
  });

  it('is not given where nothing has changed', async () => {
    await ask({ supervisorNote: 'Seen.' });
    expect([has('Add note on: Is it clean?'), texts('button')]).toEqual([false, ['Edit note']]);
    await press('Edit note on: Is it clean?');
    expect(box()!.value).toBe('Seen.');
    // The note is not shown twice while it is edited.
    expect(texts('strong')).toEqual([]);
    await act(async () => box()!.blur());
    expect(note).not.toHaveBeenCalled();
    await press('Edit note on: Is it clean?');
    await write('');
    await act(async () => box()!.blur());
    expect(note.mock.calls).toEqual([['']]);
  });

  it('is given with Escape too, which returns the focus to the question and reaches nothing else', async () => {
    const outer = vi.fn();
    document.addEventListener('keydown', outer);
    await ask();
    await press('Add note on: Is it clean?');
    await write('Seen.');
    await page.key('a');
    expect(box()).toBeDefined();
    outer.mockClear();
    await page.key('Escape');
    document.removeEventListener('keydown', outer);
    expect(note.mock.calls).toEqual([['Seen.']]);
    expect(document.activeElement?.getAttribute('data-question')).toBe('q1');
    expect(box()).toBeUndefined();
  });

  it('cannot be written where the question is read-only; the notes of both are shown', async () => {
    await ask({ note: 'Dust.', supervisorNote: 'Agreed.' }, true);
    expect(texts('p').slice(1)).toEqual(['Inspector’s note: Dust.', 'Supervisor’s note: Agreed.']);
    expect(all('button')).toEqual([]);
    await ask({}, true);
    expect(texts('p')).toEqual(['4. Is it clean?']);
  });

  it('stands above the changes of the answer, the newest first, each with what has changed', async () => {
    const same = { from: null, to: null };
    const change = (by: string, day: string, about: object) => ({
      by,
      at: `2026-11-${day}T06:00:00Z`,
      score: { from: 2, to: 2 },
      said: same,
      reason: 'Why',
      ...about,
    });
    const text = (en: string) => ({ ar: en, en });
    await ask({
      changes: [
        change('Amal', '20', { score: { from: 0, to: null } }),
        change('Badr', '21', { said: { from: text('5 °C'), to: null } }),
        change('Dana', '22', { said: { from: text('5 °C'), to: text('5 °C') } }),
      ] as never,
    });
    expect(all('ul')[0]!.getAttribute('aria-label')).toBe('Changes of the answer');
    expect(texts('li')).toEqual([
      'Dana · 22 November 2026 at 09:00: Why',
      'Badr · 21 November 2026 at 09:00: Answer from 5 °C to N/A. Why',
      'Amal · 20 November 2026 at 09:00: Score from 0 to N/A. Why',
    ]);
    await ask();
    expect([all('ul'), named('Add note on: Is it clean?').textContent]).toEqual([[], 'Add note']);
  });
});
