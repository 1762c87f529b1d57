import { createContext, useContext, useMemo } from 'react';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import type { RecordPart, RowDrawing } from '@/console/list/rowContext';
import { useOperation } from '@/providers/operations';
import { everybodysRequests } from '@/requests/rows/requestDrawing';
import { requestLine } from '@/requests/rows/requestLine';
import { NextMove } from './NextMove';

const Moves = createContext<ReadonlyMap<string, TransitionName | null>>(new Map());

/** Asks once for a whole page what its requests wait for. */
const Page: NonNullable<RowDrawing['Page']> = ({ records, children }) => {
  const { data } = useOperation('inspections.nextMoves', {
    query: { ids: records.map(({ id }) => id).join(',') },
    enabled: records.length > 0,
  });
  const moves = useMemo(() => new Map(data?.map(({ id, action }) => [id, action])), [data]);
  return <Moves value={moves}>{children}</Moves>;
};

const Part: RecordPart = ({ record }) => {
  const action = useContext(Moves).get(record.id) ?? null;
  return <NextMove request={{ ...requestLine(record), action }} />;
};

/** A supervisor's requests, each with what it asks of them and the button that does it. */
export const ownMoves: RowDrawing = {
  ...everybodysRequests,
  action: { title: { ar: 'الخطوة التالية', en: 'Next step' }, Part },
  Page,
};
