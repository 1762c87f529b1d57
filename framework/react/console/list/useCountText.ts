import { useTranslation } from 'react-i18next';
import { countedName } from '@framework/fields/recordNoun';
import { useLanguage } from '@framework/providers/language';
import type { DeclaredTable } from '../query/useDeclaredTable';

/** Number of records, in the declaration's words; null before it is known, and for none. */
export function useCountText({
  resource,
  total,
  exact,
  loading,
}: Pick<DeclaredTable, 'resource' | 'total' | 'exact' | 'loading'>): string | null {
  const { t } = useTranslation('console');
  const language = useLanguage();
  if (loading || total === 0) return null;
  if (!exact) return t('moreRecords', { count: total });
  return countedName(resource, total, language) ?? t('records', { count: total });
}
