import { useTranslation } from 'react-i18next';
import type { RequestView, ResultsView } from '#domain/api/requestViews';
import { ActionBar } from '@/requests/ActionBar';
import styles from './Review.module.css';

interface EndOfReviewProps {
  readonly request: RequestView;
  readonly results: ResultsView;
  readonly unsaved: boolean;
}

/** Below the last answer, where a review ends: what was found, and the step that closes it. */
export function EndOfReview({ request, results, unsaved }: EndOfReviewProps) {
  const { t } = useTranslation('supervisor');
  const questions = results.parts.flatMap(({ categories }) => categories.flatMap((one) => one.questions));
  const failed = questions.filter(({ score }) => score === 0 || score === 1).length;
  return (
    <section className={styles.end} aria-label={t('form.end')}>
      <p className={styles.endText}>
        {t('form.endOf', { count: questions.length })} · {t('form.endFailed', { count: failed })}
      </p>
      {unsaved ? (
        <p className={styles.endText}>{t('form.saveFirst')}</p>
      ) : (
        <ActionBar request={request} only={['submitChanges']} />
      )}
    </section>
  );
}
