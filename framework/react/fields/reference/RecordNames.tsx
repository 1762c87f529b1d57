import { lazy, Suspense } from 'react';
import { Names } from './Names';
import { useIsReferred } from '#app/referredRecords';
import { useRecordNames } from './useRecordOptions';

const ReferredNames = lazy(() => import('./ReferredNames'));

interface RecordNamesProps {
  readonly to: string;
  readonly ids: readonly string[];
}

/** Names of records in one line, asked for by their ids. */
export function RecordNames(props: RecordNamesProps) {
  if (!useIsReferred(props.to)) return <ListedNames {...props} />;
  return (
    <Suspense fallback="…">
      <ReferredNames {...props} />
    </Suspense>
  );
}

function ListedNames({ to, ids }: RecordNamesProps) {
  return <Names ids={ids} names={useRecordNames(to, ids)} />;
}
