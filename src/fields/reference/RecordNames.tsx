import { useLocalize } from '@/providers/language';
import { useRecordNames } from './useRecordOptions';
import { useIsReferred, useReferred } from './useReferred';

interface RecordNamesProps {
  readonly to: string;
  readonly ids: readonly string[];
}

/** Names of records in one line, asked for by their ids. */
export function RecordNames(props: RecordNamesProps) {
  return useIsReferred(props.to) ? <ReferredNames {...props} /> : <ListedNames {...props} />;
}

function ListedNames({ to, ids }: RecordNamesProps) {
  return <Names ids={ids} names={useRecordNames(to, ids)} />;
}

function ReferredNames({ to, ids }: RecordNamesProps) {
  const { options } = useReferred({ to, ids, enabled: true });
  return <Names ids={ids} names={new Map(options.map(({ value, label }) => [value, label]))} />;
}

function Names({
  ids,
  names,
}: Pick<RecordNamesProps, 'ids'> & { readonly names: ReadonlyMap<string, string> }) {
  const localize = useLocalize();
  return <bdi>{ids.map((id) => names.get(id) ?? '…').join(localize({ ar: '، ', en: ', ' }))}</bdi>;
}
