import { createContext, useContext, useMemo } from 'react';
import { actionTexts } from '#domain/requests/actionTexts';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import type { RecordPart, RowDrawing } from '@framework/console/list/rowContext';
import { useOperation } from '@framework/providers/operations';
import { everybodysRequests, numberWithClient } from '@/requests/rows/requestDrawing';
import { requestLine } from '@/requests/rows/requestLine';
import { NextAction } from './NextAction';

const NextActions = createContext<ReadonlyMap<string, TransitionName | null>>(new Map());

/** Asks once for a whole page what its requests wait for. */
const Page: NonNullable<RowDrawing['Page']> = ({ records, children }) => {
  const { data } = useOperation('inspections.nextActions', {
    query: { ids: records.map(({ id }) => id).join(',') },
    enabled: records.length > 0,
  });
  const actions = useMemo(() => new Map(data?.map(({ id, action }) => [id, action])), [data]);
  return <NextActions value={actions}>{children}</NextActions>;
};

const Part: RecordPart = ({ record }) => {
  const action = useContext(NextActions).get(record.id) ?? null;
  return <NextAction request={{ ...requestLine(record), action }} />;
};

/** A supervisor's requests, each with what it asks of them and the button that does it. */
export const withNextAction: RowDrawing = {
  ...everybodysRequests,
  cells: { ...everybodysRequests.cells, code: numberWithClient },
  action: { title: actionTexts.nextStep, Part },
  Page,
};
