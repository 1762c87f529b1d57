import type { Field } from '#framework/schema/field';
import { useLocalize } from '@framework/providers/language';

/** The labels of some fields in one line, in the reader's language. */
export function useNamesOf(fields: Readonly<Record<string, Field>>): (names: readonly string[]) => string {
  const localize = useLocalize();
  return (names) =>
    names.map((name) => localize(fields[name]?.label) || name).join(localize({ ar: '، ', en: ', ' }));
}
