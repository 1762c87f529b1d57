import { useTranslation } from 'react-i18next';
import type { DeclaredRole } from '#app/roles';
import type { Narrowing } from '#framework/schema/roles/customRole';
import { explain, type Question } from '#framework/schema/roles/explain';
import { useLocalize } from '@framework/providers/language';
import { limitIn } from './limitIn';
import styles from './narrowing.module.css';

interface WhyLineProps {
  readonly base: DeclaredRole;
  readonly narrowing: Narrowing;
  readonly asked: Question | undefined;
}

/** The rule behind the cell that has the focus: the limit in the form, otherwise the base role's own rule. */
export function WhyLine({ base, narrowing, asked }: WhyLineProps) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const limit = asked && limitIn(narrowing, asked);
  const rule = asked && (limit ?? explain(base, asked).rule);
  return (
    <p className={styles.why} role="status">
      <strong>{t('narrowing.why')}</strong> {rule ? localize(rule) : t('narrowing.whyHint')}
    </p>
  );
}
