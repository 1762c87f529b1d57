import { type KeyboardEvent, useRef, useState } from 'react';
import type { CorrectiveActionsView, RequestView } from '#domain/api/requestViews';
import { CallError } from 'sijil/react/providers/apiError';
import { useChanged } from 'sijil/react/providers/freshness/useChanged';
import { useAction } from 'sijil/react/providers/operations';
import type { Correction } from '@/requests/CorrectionsPanel';

export interface Given {
  readonly verdict: 'accepted' | 'refused';
  readonly note: string | null;
}

/**
 * Verdicts, shown as soon as they are given, and sent one after the other, each with the version that the one before created. A
 * refused verdict is undone at its item, with the reason.
 */
export function useVerdicts(request: RequestView, items: CorrectiveActionsView['items']) {
  const changed = useChanged();
  const one = useAction('supervisorInspections.updateCorrectiveAnswer');
  const rest = useAction('supervisorInspections.acceptCorrectiveAnswers');
  const [given, setGiven] = useState<ReadonlyMap<string, Given>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [waiting, setWaiting] = useState(0);
  const queue = useRef(Promise.resolve());
  const newest = useRef(0);
  const { id } = request;

  const takeBack = (ids: readonly string[], message: string) => {
    setGiven((now) => new Map([...now].filter(([key]) => !ids.includes(key))));
    setProblems((now) => new Map([...now, ...ids.map((key) => [key, message] as const)]));
  };
  const send = (ids: readonly string[], call: (version: number) => Promise<RequestView>) => {
    setWaiting((count) => count + 1);
    queue.current = queue.current
      .then(async () => {
        newest.current = (await call(Math.max(request.version, newest.current))).version;
      })
      .catch(async (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        takeBack(ids, Object.values(error.fields).flat().join(' ') || error.message);
        if (error.status === 409) await changed([{ resource: 'requests', ids: [id] }]);
      })
      .finally(() => setWaiting((count) => count - 1));
  };
  const stand = (ids: readonly string[], verdict: Given) => {
    setGiven((now) => new Map([...now, ...ids.map((key) => [key, verdict] as const)]));
    setProblems((now) => new Map([...now].filter(([key]) => !ids.includes(key))));
  };
  const judge = (itemId: string, verdict: Given) => {
    stand([itemId], verdict);
    send([itemId], (version) =>
      one.run({
        params: { id, itemId },
        body: { version, verdict: verdict.verdict, ...(verdict.note && { note: verdict.note }) },
      }),
    );
  };
  const judged: readonly Correction[] = items.map((item) => {
    const now = given.get(item.id);
    return now ? { ...item, verdict: now.verdict, verdictNote: now.note } : item;
  });
  const left = judged.flatMap(({ id: itemId, verdict, answeredAt, contested }) =>
    verdict === null && answeredAt !== null && !contested ? [itemId] : [],
  );
  const acceptRest = () => {
    stand(left, { verdict: 'accepted', note: null });
    send(left, (version) => rest.run({ params: { id }, body: { version } }));
  };
  return { items: judged, left, judge, acceptRest, problems, sending: waiting > 0 };
}

const rows = '[data-correction]';

/**
 * Handles the keys of the list: A accepts the current item, R moves to the box for the reason, ↑ and ↓ to the neighbours, Enter to
 * the next item without a verdict and, when there is none, to the end. Keys are matched by position, as an Arabic keyboard writes
 * other letters there; in a text box only Escape works.
 */
export function verdictKeys(event: KeyboardEvent<HTMLElement>, end: () => void): void {
  const { code, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
  const row = target.closest<HTMLElement>(rows);
  if (!row) return;
  if (target.closest('input, textarea')) {
    if (code === 'Escape') row.focus();
    return;
  }
  // Enter keeps its function on buttons and links.
  if (code === 'Enter' && target.closest('button, a, summary')) return;
  const action = actionsOf(event.currentTarget, row, end)[code];
  if (!action) return;
  event.preventDefault();
  action();
}

function actionsOf(
  list: HTMLElement,
  row: HTMLElement,
  end: () => void,
): Readonly<Record<string, () => void>> {
  const all = [...list.querySelectorAll<HTMLElement>(rows)];
  const at = all.indexOf(row);
  return {
    KeyA: () => row.querySelector<HTMLElement>('[data-verdict="accepted"]')?.click(),
    KeyR: () => row.querySelector<HTMLElement>('[data-verdict-note]')?.focus(),
    Enter: () => {
      const next = nextUnjudged(all, at);
      if (next) next.focus();
      else end();
    },
    ArrowDown: () => all[at + 1]?.focus(),
    ArrowUp: () => all[at - 1]?.focus(),
  };
}

/** Focuses the next item without a verdict: after the one that was judged, from the start again after the last. */
export function focusFirstUnjudged(list: HTMLElement | null, judgedId?: string): void {
  const all = [...(list?.querySelectorAll<HTMLElement>(rows) ?? [])];
  const at = all.findIndex(({ dataset }) => dataset['correction'] === judgedId);
  (nextUnjudged(all, at) ?? all[Math.max(at, 0)])?.focus();
}

/** The next item without a verdict other than the one at a position, from the start again after the last. */
const nextUnjudged = (all: readonly HTMLElement[], at: number) =>
  [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].find(({ dataset }) => dataset['open'] === 'true');
