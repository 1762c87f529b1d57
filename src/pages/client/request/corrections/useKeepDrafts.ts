import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError } from '@framework/providers/apiError';
import { callOperation } from '@framework/providers/operations';
import {
  type Item,
  type ItemAnswer,
  type ItemAnswers,
  isSaved,
  toDraft,
  type TypedAnswer,
} from './correctionAnswers';
import { mergeAnswer } from './mergeAnswer';

/** A moment after the last change. */
const pauseMs = 1000;

interface Drafts {
  readonly requestId: string;
  readonly items: readonly Item[];
  readonly answers: ItemAnswers;
  readonly put: (itemId: string, change: (typed: TypedAnswer) => TypedAnswer) => void;
  /** Drops the copies of items that the server has. */
  readonly forget: (itemIds: readonly string[]) => void;
}

interface DraftState {
  readonly saving: 'saved' | 'saving' | 'failed';
  /** Items of which a colleague has written other words meanwhile. */
  readonly conflicts: ReadonlySet<string>;
}

/**
 * Saves typed answers on the server, item by item, and drops the copy here once it is there. A colleague's changes are
 * merged; where both changed the words, nothing is saved until the person has chosen.
 */
export function useKeepDrafts({ requestId, items, answers, put, forget }: Drafts): DraftState {
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  const typed = items.flatMap((item) => {
    const answer = answers[item.id];
    return answer ? [{ item, answer, merged: mergeAnswer(item, answer) }] : [];
  });
  const savedItems = typed.filter(({ item, answer }) => isSaved(item, answer)).map(({ item }) => item.id);
  const open = typed.filter(({ item }) => !savedItems.includes(item.id));
  const conflicts = new Set(open.flatMap(({ item, merged }) => (merged ? [] : [item.id])));
  const savedIds = savedItems.join(',');
  const drafts = open.flatMap(({ item, merged }) => {
    if (!merged) return [];
    const { action, contested, files, base } = merged;
    return [[item.id, { action, contested, files, base }] as const];
  });
  const openText = JSON.stringify(drafts);

  useEffect(() => {
    if (savedIds !== '') forget(savedIds.split(','));
  }, [savedIds, forget]);

  useEffect(() => {
    const waiting = JSON.parse(openText) as [string, TypedAnswer][];
    if (waiting.length === 0) return undefined;
    const keep = async () => {
      try {
        for (const [itemId, answer] of waiting) {
          const { action, contested, files } = answer;
          const sending: ItemAnswer = { action, contested, files };
          put(itemId, (now) => ({ ...now, base: answer.base, sending }));
          await callOperation('clientInspections.draftCorrectiveAction', {
            params: { id: requestId, itemId },
            body: toDraft(answer),
          });
        }
        setFailed(false);
      } catch (error) {
        // Somebody was quicker: what they wrote is read and merged.
        setFailed(!(error instanceof CallError && error.status === 409));
      }
      await client.invalidateQueries({ queryKey: ['clientInspections.correctiveActions'] });
    };
    const timer = setTimeout(() => void keep(), pauseMs);
    return () => clearTimeout(timer);
  }, [openText, requestId, client, put]);

  if (drafts.length === 0) return { saving: 'saved', conflicts };
  return { saving: failed ? 'failed' : 'saving', conflicts };
}
