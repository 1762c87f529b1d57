import { type FocusEvent, type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ResultsView } from '#domain/api/requestViews';
import type { ReviewBench } from '@/requests/results/answerEdit';
import { benchAction } from './benchKeys';
import { benchPhotos, type BenchQuestion, benchQuestions, isBelowTwo, nextWhere } from './benchQuestions';

interface BenchOptions {
  readonly requestId: string;
  readonly results: ResultsView;
  /** Answers in the order in which they are reviewed; that of the form without it. */
  readonly order?: readonly string[] | undefined;
  /** Answers that are accepted together. */
  readonly rest?: readonly string[] | undefined;
  /** Container of the rows. */
  readonly place: RefObject<HTMLElement | null>;
  readonly save: () => void;
  /** Performs the step after the last answer. */
  readonly end: () => void;
}

const noRest: readonly string[] = [];

/** State of the bench: the current question, the reviewed ones, the open photo, and the keys that change all three. */
export function useBench({ requestId, results, order, rest = noRest, place, save, end }: BenchOptions) {
  const questions = useMemo(() => benchQuestions(results), [results]);
  const numbers = useMemo(
    () => new Map(questions.map(({ answer }, index) => [answer, index + 1])),
    [questions],
  );
  // Questions that the keys lead to, in their order.
  const walk = useMemo(() => {
    const named = new Map(questions.map((one) => [one.answer, one]));
    return order?.flatMap((answer) => named.get(answer) ?? []) ?? questions;
  }, [questions, order]);
  const photos = useMemo(() => benchPhotos(walk), [walk]);
  const { reviewed, review, reopen } = useReviewed(requestId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [photo, setPhoto] = useState<number | null>(null);
  const current = walk.find(({ answer }) => answer === chosen) ?? walk[0] ?? null;
  const at = current ? walk.indexOf(current) : -1;
  const number = current ? (numbers.get(current.answer) ?? 0) : 0;
  const firstPhoto = photos.findIndex(({ answer }) => answer === current?.answer);
  const shownPhoto = photo !== null && photos[photo]?.answer === current?.answer ? photo : firstPhoto;

  const choose = (to: BenchQuestion) => {
    setChosen(to.answer);
    setPhoto(null);
  };
  const rowOf = ({ answer }: BenchQuestion) =>
    place.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(answer)}"]`);
  const go = (to: BenchQuestion | undefined) => {
    if (!to) return;
    // A phone renders only the current question; it is focused and scrolled to after rendering.
    flushSync(() => choose(to));
    const row = rowOf(to);
    row?.focus({ preventScroll: true });
    // A row too tall for the space above the bar is aligned at its top.
    row?.scrollIntoView({ block: row.offsetHeight > window.innerHeight / 2 ? 'start' : 'nearest' });
  };
  const isOpen = ({ answer }: BenchQuestion) => !reviewed.has(answer);
  const nextOpen = () => nextWhere(walk, current?.answer ?? null, (one) => one !== current && isOpen(one));
  const atEnd = at === walk.length - 1 && !questions.some(isOpen);
  /** Button of the answers that are accepted together, where they are all that is left. */
  const restButton = () => place.current?.querySelector<HTMLElement>('[data-rest]');
  /** Confirms the current answer and moves on; after the last one to those left out, and finally to the next step. */
  const confirm = () => {
    if (!current) return;
    if (atEnd) return end();
    review([current.answer]);
    const next = walk[at + 1] ?? nextOpen();
    if (next) return go(next);
    restButton()?.scrollIntoView({ block: 'nearest' });
    restButton()?.focus({ preventScroll: true });
  };
  /** Accepts the answers that raise no question; once nothing is left, the last question leads to the next step. */
  const accept = (answers: readonly string[]) => {
    review(answers);
    const accepted = new Set(answers);
    const isLeft = (one: BenchQuestion) => isOpen(one) && !accepted.has(one.answer);
    if (order && !questions.some(isLeft)) go(walk.at(-1));
  };
  /** Scrolls the current question clear of the bar, while it has the focus. */
  const showCurrent = () => {
    const row = current && rowOf(current);
    if (row?.contains(document.activeElement)) row.scrollIntoView({ block: 'nearest' });
  };
  /** Returns the focus to the current question when the focused control was removed. */
  const refocus = () => {
    if (document.activeElement === document.body && current) rowOf(current)?.focus({ preventScroll: true });
  };
  /** Position of a question without photos among the photos: the next step leads to the nearest photo on its side. */
  const gapBefore = (by: 1 | -1) => {
    const later = new Set(walk.slice(at + 1).map(({ answer }) => answer));
    const after = photos.findIndex(({ answer }) => later.has(answer));
    const gap = after === -1 ? photos.length : after;
    return by === 1 ? gap - 1 : gap;
  };
  const stepPhoto = (by: 1 | -1) => {
    if (photos.length === 0) return;
    const from = shownPhoto >= 0 ? shownPhoto : gapBefore(by);
    const next = (from + by + photos.length) % photos.length;
    const owner = walk.find(({ answer }) => answer === photos[next]?.answer);
    if (owner && owner.answer !== current?.answer) go(owner);
    setPhoto(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const action = benchAction(event);
    if (!action) return;
    event.preventDefault();
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'left' : 'right';
    if (action === 'save') save();
    else if (action === 'confirm') confirm();
    else if (action === 'row') go(current ?? undefined);
    else if (action === 'first') go(walk[0]);
    else if (action === 'last') go(walk.at(-1));
    // Without an open question the review ends at the last one.
    else if (action === 'unresolved') go(nextOpen() ?? walk.at(-1));
    else if (action === 'below') go(nextWhere(walk, current?.answer ?? null, isBelowTwo));
    else if (action === 'rest') accept(rest);
    else if (action === 'undoRest') reopen(rest);
    else stepPhoto(action === forward ? 1 : -1);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const answer = target.closest<HTMLElement>('[data-question]')?.dataset['question'];
    if (!answer || answer === current?.answer) return;
    setChosen(answer);
    setPhoto(null);
  };
  const bench: ReviewBench = {
    current: current?.answer ?? null,
    numberOf: (answer) => numbers.get(answer) ?? 0,
    isReviewed: (answer) => reviewed.has(answer),
    accept,
    reopen,
    seekBelow: () => {
      const below = current && !isBelowTwo(current) && nextWhere(walk, current.answer, isBelowTwo);
      if (below) choose(below);
    },
  };
  return {
    bench,
    current,
    number,
    total: questions.length,
    done: questions.filter(({ answer }) => reviewed.has(answer)).length,
    photo: photos[shownPhoto] ?? null,
    photoNumber: shownPhoto + 1,
    photoTotal: photos.length,
    previous: at > 0 ? () => go(walk[at - 1]) : null,
    atEnd,
    confirm,
    refocus,
    showCurrent,
    stepPhoto,
    onKeyDown,
    onFocus,
  };
}

export type Bench = ReturnType<typeof useBench>;

/** Confirmed answers of a form, stored in the tab's session, so that they survive a reload. */
function useReviewed(requestId: string) {
  const key = `reviewed:${requestId}`;
  const [reviewed, setReviewed] = useState<ReadonlySet<string>>(() => new Set(read(key)));
  const change = (to: (before: ReadonlySet<string>) => readonly string[]) =>
    setReviewed((before) => {
      const next = to(before);
      sessionStorage.setItem(key, JSON.stringify(next));
      return new Set(next);
    });
  return {
    reviewed,
    review: (answers: readonly string[]) => change((before) => [...new Set([...before, ...answers])]),
    reopen: (answers: readonly string[]) =>
      change((before) => [...before].filter((answer) => !answers.includes(answer))),
  };
}

function read(key: string): readonly string[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}
