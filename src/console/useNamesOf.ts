import type { Field } from '#domain/schema/field';
import { useLocalize } from '@/providers/language';

/** The labels of some fields in one line, in the reader's language. */
export function useNamesOf(fields: Readonly<Record<string, Field>>): (names: readonly string[]) => string {
  const localize = useLocalize();
  return (names) =>
    names.map((name) => localize(fields[name]?.label) || name).join(localize({ ar: '، ', en: ', ' }));
}
