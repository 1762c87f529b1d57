import { useTranslation } from 'react-i18next';
import { limitsOf } from '#framework/schema/roles/ruleTexts';
import type { Narrowing } from '#framework/schema/roles/customRoles';
import { useLocalize } from '@framework/providers/language';

/** Limits of a custom role, in words. */
export default function NarrowingWords({ value }: { readonly value: Narrowing }) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const limits = limitsOf(value);
  if (limits.length === 0) return <span>{t('narrowing.limits', { count: 0 })}</span>;
  return (
    <ul>
      {limits.map(({ key, label }) => (
        <li key={key}>{localize(label)}</li>
      ))}
    </ul>
  );
}
