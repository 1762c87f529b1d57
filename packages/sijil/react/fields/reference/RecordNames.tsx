import { lazy, Suspense } from 'react';
import { useIsReferred } from 'sijil/react/application';
import { useRecordNames } from './useRecordOptions';
import { useLocalize } from 'sijil/react/providers/language';

interface NamesProps {
  readonly ids: readonly string[];
  readonly names: ReadonlyMap<string, string>;
}

/** Names of records in one line; «…» for each that has not been read yet. */
export function Names({ ids, names }: NamesProps) {
  const localize = useLocalize();
  return <bdi>{ids.map((id) => names.get(id) ?? '…').join(localize({ ar: '، ', en: ', ' }))}</bdi>;
}

const ReferredNames = lazy(() => import('./ReferredNames'));

interface RecordNamesProps {
  readonly to: string;
  readonly ids: readonly string[];
}

/** Names of records in one line, read by their ids. */
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
