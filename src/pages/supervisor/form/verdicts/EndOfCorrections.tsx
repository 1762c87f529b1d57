import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { ActionBar } from '@/requests/ActionBar';
import type { Correction } from '@/requests/CorrectionsPanel';
import styles from '../Review.module.css';

const endings = ['reviewCorrectiveActions', 'approveCorrectiveActions', 'returnCorrectiveActions'] as const;

interface EndOfCorrectionsProps {
  readonly request: RequestView;
  readonly items: readonly Correction[];
}

/** Below the last item: how many were accepted and how many not, and what can be decided about the list. */
export function EndOfCorrections({ request, items }: EndOfCorrectionsProps) {
  const { t } = useTranslation('requests');
  const shown = endings.some((ending) => request.actions.some(({ name }) => name === ending));
  if (!shown) return null;
  const count = (verdict: 'accepted' | 'refused') => items.filter((item) => item.verdict === verdict).length;
  return (
    <section className={styles.end} aria-label={t('corrections.decision')}>
      <p className={styles.endText}>
        {t('corrections.accepted', { count: count('accepted') })}
        {t('corrections.and')}
        {t('corrections.refused', { count: count('refused') })}
      </p>
      <ActionBar request={request} only={endings} />
    </section>
  );
}
