import { CheckOutlined } from '@ant-design/icons';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './QuestionRow.module.css';
import { ReviewBenchContext } from './reviewBench';

/** The place of a question in a form under review, with a mark once it has been reviewed. */
export function QuestionNumber({ answer }: { readonly answer: string }) {
  const { t } = useTranslation('requests');
  const bench = use(ReviewBenchContext);
  if (!bench) return null;
  return (
    <span className={styles.number}>
      <bdi>{bench.numberOf(answer)}</bdi>
      {bench.isReviewed(answer) && (
        <>
          <CheckOutlined aria-hidden="true" />
          <span className="visually-hidden">{t('results.reviewed')}</span>
        </>
      )}
    </span>
  );
}
