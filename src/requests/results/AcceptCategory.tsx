import { Button } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CategorySection.module.css';
import { ReviewBenchContext } from './reviewBench';

/** Takes what is left of a category as the inspector answered it. */
export function AcceptCategory({
  answers,
  title,
}: {
  readonly answers: readonly string[];
  readonly title: string;
}) {
  const { t } = useTranslation('requests');
  const bench = use(ReviewBenchContext);
  const left = bench ? answers.filter((answer) => !bench.isReviewed(answer)) : [];
  if (!bench || left.length === 0) return null;
  const words = t('results.acceptAll', { count: left.length });
  return (
    <div className={styles.accept}>
      <Button aria-label={`${words} · ${title}`} onClick={() => bench.accept(left)}>
        {words}
      </Button>
    </div>
  );
}
