import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callOperation } from '@/providers/operations';
import { type Item, type ItemAnswers, isKept, toDraft } from './correctionAnswers';

/** A moment after the last change. */
const pauseMs = 1000;

interface Drafts {
  readonly requestId: string;
  readonly items: readonly Item[];
  readonly answers: ItemAnswers;
  /** What the server holds needs no copy here. */
  readonly forget: (itemIds: readonly string[]) => void;
}

/** Keeps on the server what was typed here, item by item, and lets go of the copy here once it is there. */
export function useKeepDrafts({ requestId, items, answers, forget }: Drafts): 'saved' | 'saving' | 'failed' {
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  const typed = items.flatMap((item) => {
    const answer = answers[item.id];
    return answer ? [{ item, answer }] : [];
  });
  const isThere = ({ item, answer }: (typeof typed)[number]) => isKept(item, answer);
  const kept = typed.filter(isThere).map(({ item }) => item.id);
  const open = typed.filter((one) => !isThere(one));
  const keptIds = kept.join(',');
  const openText = JSON.stringify(open.map(({ item, answer }) => [item.id, toDraft(answer)]));

  useEffect(() => {
    if (keptIds !== '') forget(keptIds.split(','));
  }, [keptIds, forget]);

  useEffect(() => {
    const drafts = JSON.parse(openText) as [string, ReturnType<typeof toDraft>][];
    if (drafts.length === 0) return undefined;
    const keep = async () => {
      try {
        for (const [itemId, body] of drafts)
          await callOperation('clientInspections.draftCorrectiveAction', {
            params: { id: requestId, itemId },
            body,
          });
        setFailed(false);
        await client.invalidateQueries({ queryKey: ['clientInspections.correctiveActions'] });
      } catch {
        setFailed(true);
      }
    };
    const timer = setTimeout(() => void keep(), pauseMs);
    return () => clearTimeout(timer);
  }, [openText, requestId, client]);

  if (open.length === 0) return 'saved';
  return failed ? 'failed' : 'saving';
}
