import { useLocalize } from '@framework/providers/language';

interface NamesProps {
  readonly ids: readonly string[];
  readonly names: ReadonlyMap<string, string>;
}

/** The names of these records in one line; a mark for each that is not known yet. */
export function Names({ ids, names }: NamesProps) {
  const localize = useLocalize();
  return <bdi>{ids.map((id) => names.get(id) ?? '…').join(localize({ ar: '، ', en: ', ' }))}</bdi>;
}
