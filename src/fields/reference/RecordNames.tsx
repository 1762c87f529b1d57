import { useLocalize } from '@/providers/language';
import { useRecordNames } from './useRecordOptions';

/** Names of records in one line, asked for by their ids. */
export function RecordNames({ to, ids }: { readonly to: string; readonly ids: readonly string[] }) {
  const localize = useLocalize();
  const names = useRecordNames(to, ids);
  return <bdi>{ids.map((id) => names.get(id) ?? '…').join(localize({ ar: '، ', en: ', ' }))}</bdi>;
}
