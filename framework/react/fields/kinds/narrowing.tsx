import type { NarrowingField } from '#framework/schema/kinds/narrowing';
import { limitsOf } from '#framework/schema/roles/differences';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '@framework/providers/language';
import type { KindView } from '../kindView';
import type { ValueProps } from '../renderer';

/** What a custom role takes away, in words. */
function NarrowingValue({ value, compact }: ValueProps<NarrowingField>) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const limits = limitsOf(value);
  if (compact || limits.length === 0) return <span>{t('narrowing.limits', { count: limits.length })}</span>;
  return (
    <ul>
      {limits.map(({ key, label }) => (
        <li key={key}>{localize(label)}</li>
      ))}
    </ul>
  );
}

export const narrowingView: KindView<NarrowingField> = { Value: NarrowingValue };
