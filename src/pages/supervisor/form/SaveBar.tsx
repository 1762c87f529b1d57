import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import reviewStyles from './Review.module.css';
import type { AnswerEdits } from './useAnswerEdits';

/** Bar within the thumb's reach while there is something to save: how much, and the error of the last save. */
export function SaveBar({ review }: { readonly review: AnswerEdits }) {
  const { t } = useTranslation('supervisor');
  const { edits, save, discard, pending, problem } = review;
  return (
    <section className={reviewStyles.bar} aria-label={t('form.unsavedLabel')}>
      {problem && (
        <Alert className={reviewStyles['problem']} type="error" showIcon role="alert" message={problem} />
      )}
      <span className={reviewStyles.count} aria-live="polite">
        {t('form.unsaved', { count: edits.size })}
      </span>
      <Button onClick={discard} disabled={pending}>
        {t('form.discard')}
      </Button>
      <Button type="primary" loading={pending} onClick={() => void save()}>
        {t('form.save')}
      </Button>
    </section>
  );
}
