// @vitest-environment happy-dom
import { act, useEffect, useMemo, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { benchQuestions } from '@/pages/supervisor/form/bench/benchQuestions';
import { type Bench, useBench } from '@/pages/supervisor/form/bench/useBench';
import { drawnPage } from '../support/drawn';
import { aForm, aQuestion } from './staffSamples';

const photo = (id: string) => ({ id, url: `/files/${id}`, name: `${id}.jpg`, type: 'image/jpeg', size: 1 });
const form = aForm([
  aQuestion({ key: 'q1', score: 2 }),
  aQuestion({ key: 'q2', score: 1, evidence: [photo('a'), photo('b')] }),
  aQuestion({ key: 'q3', score: 2 }),
  aQuestion({ key: 'q4', score: 0, evidence: [photo('c')] }),
]);
const rows = benchQuestions(form);

const save = vi.fn();
const end = vi.fn();
const { draw, all } = drawnPage();
let bench: Bench;

interface RowsProps {
  readonly dir: 'ltr' | 'rtl';
  readonly order?: readonly string[] | undefined;
  readonly rest?: readonly string[] | undefined;
}

/** The rows of a form, each with a score and a box for its reason. */
function Rows({ dir, order, rest }: RowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const state = useBench({ requestId: 'r1', results: form, order, rest, place, save, end });
  useEffect(() => void (bench = state));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as on the page
    <div style={{ direction: dir }} onKeyDown={state.onKeyDown} onFocus={state.onFocus} ref={place}>
      {rows.map(({ answer }) => (
        <div key={answer} data-question={answer} tabIndex={-1}>
          <textarea />
          <input />
          <button type="button">Note</button>
        </div>
      ))}
      {rest && (
        <button type="button" data-rest onClick={() => state.bench.accept(rest)}>
          Rest
        </button>
      )}
    </div>
  );
}

/** Presses keys, by their position on the keyboard, on what has the focus. */
async function press(...codes: string[]): Promise<void> {
  for (const code of codes) {
    await act(async () => {
      const options = { code, key: code, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
    });
  }
}
const focused = () => document.activeElement?.closest<HTMLElement>('[data-question]')?.dataset['question'];
const focus = (selector: string) => act(async () => all(selector)[0]?.focus());
const openForm = async (dir: 'ltr' | 'rtl' = 'ltr') => {
  await draw(<Rows dir={dir} />);
  await focus('[data-question]');
};

beforeEach(() => vi.clearAllMocks());
afterEach(() => sessionStorage.clear());

describe('on the review bench, Enter', () => {
  it('confirms each answer and leads to the next; after the last one it performs the next step', async () => {
    await openForm();
    await press('Enter', 'Enter', 'Enter');
    expect([focused(), bench.done, bench.number, end.mock.calls.length]).toEqual([':q4', 3, 4, 0]);
    await press('Enter');
    expect([focused(), bench.done, bench.atEnd, end.mock.calls.length]).toEqual([':q4', 4, true, 0]);
    await press('Enter');
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('leads from the last answer back to the one that was left out', async () => {
    await openForm();
    await press('Enter');
    await focus('[data-question=":q3"]');
    await press('Enter', 'Enter');
    expect([focused(), bench.atEnd]).toEqual([':q2', false]);
  });

  it('keeps its own meaning on a button', async () => {
    await openForm();
    await focus('[data-question=":q2"] button');
    await press('Enter');
    expect([focused(), bench.done]).toEqual([':q2', 0]);
  });
});

describe('on the review bench', () => {
  it('U leads to the next answer that is not confirmed, other than the current one, from the start after the end', async () => {
    await openForm();
    await press('KeyU');
    expect(focused()).toBe(':q2');
    await press('Enter', 'Enter', 'KeyU');
    expect(focused()).toBe(':q1');
  });

  it('U leads to the last answer once all are confirmed', async () => {
    await openForm();
    await press('Enter', 'Enter', 'Enter', 'Enter', 'Home');
    expect(focused()).toBe(':q1');
    await press('KeyU');
    expect(focused()).toBe(':q4');
  });

  it('F leads to the next answer below 2', async () => {
    await openForm();
    await press('KeyF');
    expect(focused()).toBe(':q2');
    await press('KeyF');
    expect(focused()).toBe(':q4');
  });

  it('Enter in the box of a reason confirms the answer and leads to the next', async () => {
    await openForm();
    await focus('[data-question=":q2"] input');
    await press('KeyU', 'ArrowRight');
    expect([document.activeElement?.tagName, focused(), bench.done]).toEqual(['INPUT', ':q2', 0]);
    await press('Enter');
    expect([document.activeElement?.tagName, focused(), bench.done]).toEqual(['DIV', ':q3', 1]);
  });

  it('letters and arrows do not leave a text box; Escape does', async () => {
    await openForm();
    await focus('[data-question=":q2"] textarea');
    await press('KeyU', 'KeyF', 'ArrowRight', 'Enter');
    expect([document.activeElement?.tagName, focused(), bench.done]).toEqual(['TEXTAREA', ':q2', 0]);
    await press('Escape');
    expect([document.activeElement?.tagName, focused()]).toEqual(['DIV', ':q2']);
  });

  it.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const)(
    'in a page read %s, %s leads to the next photo and its question, %s back, both around the ends',
    async (dir, next, previous) => {
      await openForm(dir);
      expect([bench.photo, bench.photoTotal]).toEqual([null, 3]);
      const seen: unknown[] = [];
      for (const key of [next, next, next, next, previous]) {
        await press(key);
        seen.push(`${bench.photo?.url} ${focused()} ${bench.photoNumber}`);
      }
      expect(seen).toEqual([
        '/files/a :q2 1',
        '/files/b :q2 2',
        '/files/c :q4 3',
        '/files/a :q2 1',
        '/files/c :q4 3',
      ]);
    },
  );

  it('a photo of the question between two photos is the nearest one on its side', async () => {
    await openForm();
    await focus('[data-question=":q3"]');
    await press('ArrowLeft');
    expect(bench.photo?.url).toBe('/files/b');
    await focus('[data-question=":q3"]');
    await press('ArrowRight');
    expect(bench.photo?.url).toBe('/files/c');
  });

  it('Ctrl+S saves from anywhere', async () => {
    await openForm();
    await focus('textarea');
    await act(async () => {
      const options = { code: 'KeyS', key: 's', ctrlKey: true, bubbles: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
    });
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('confirmed answers survive a reload of the page, but not on another form', async () => {
    await openForm();
    await press('Enter', 'Enter');
    expect(JSON.parse(sessionStorage.getItem('reviewed:r1') ?? '')).toEqual([':q1', ':q2']);
    await draw(null);
    await openForm();
    expect(bench.done).toBe(2);
    expect([bench.bench.isReviewed(':q2'), bench.bench.isReviewed(':q3')]).toEqual([true, false]);
  });

  it('a removed control gives the focus back to the current question, and no other focus is taken', async () => {
    await openForm();
    await press('Enter');
    await act(async () => (document.activeElement as HTMLElement).blur());
    await act(async () => bench.refocus());
    expect(focused()).toBe(':q2');
    await focus('[data-question=":q4"] button');
    await act(async () => bench.refocus());
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });
});

describe('on the review bench that begins with what differs', () => {
  const order = [':q4', ':q2'];
  const rest = [':q1', ':q3'];
  const open = async () => {
    await draw(<Rows dir="ltr" order={order} rest={rest} />);
    await focus('[data-question=":q4"]');
  };

  it('Enter leads through these alone, then to the button for the others, and from it to the next step', async () => {
    await open();
    expect(bench.number).toBe(4);
    await press('Enter');
    expect([focused(), bench.number]).toEqual([':q2', 2]);
    await press('Enter');
    expect([document.activeElement?.hasAttribute('data-rest'), bench.done]).toEqual([true, 2]);
    await act(async () => all('[data-rest]')[0]?.click());
    expect([focused(), bench.done, bench.atEnd]).toEqual([':q2', 4, true]);
    await press('Enter');
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('A accepts the others at any time, and Z takes that back', async () => {
    await open();
    await press('KeyA');
    expect([focused(), bench.done]).toEqual([':q4', 2]);
    await press('KeyZ');
    expect(bench.done).toBe(0);
    await press('Enter', 'Enter', 'KeyA');
    expect([bench.done, bench.atEnd]).toEqual([4, true]);
  });

  it('reviews 47 answers, of which 15 are looked at, with 20 keys, those of the two last steps included', async () => {
    const many = Array.from({ length: 47 }, (_, place) => aQuestion({ key: `n${place}` }));
    const keys = many.map(({ key }) => `:${key}`);
    const Form = () => {
      const place = useRef<HTMLDivElement>(null);
      const [looks, others] = [keys.slice(0, 15), keys.slice(15)];
      const state = useBench({
        requestId: 'r47',
        results: useMemo(() => aForm(many), []),
        order: looks,
        rest: others,
        place,
        save,
        end,
      });
      useEffect(() => void (bench = state));
      return (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as on the page
        <div onKeyDown={state.onKeyDown} onFocus={state.onFocus} ref={place}>
          {looks.map((answer) => (
            <div key={answer} data-question={answer} tabIndex={-1} />
          ))}
        </div>
      );
    };
    await draw(<Form />);
    await focus('[data-question=":n0"]');
    const pressed = ['KeyA', ...Array.from({ length: 15 }, () => 'Enter'), 'Enter'];
    await press(...pressed);
    expect([bench.done, bench.total, end.mock.calls.length]).toEqual([47, 47, 1]);
    // The dialog's answer, the next step and its dialog.
    expect(pressed.length + 3).toBe(20);
  });
});
