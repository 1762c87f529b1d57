import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultsView } from '#domain/api/requestViews';
import { lostPoints, type Correction, scoreIfCorrected } from '#domain/scoring/correctedScore';
import { answerKey } from '../results/answerEdit';
import { Panel } from '@framework/components/Panel';
import { LostPointRow } from './LostPointRow';
import styles from './ScoreReceipt.module.css';

const first = 6;

/** Lost points: each with its photo and the gain of correcting it, and the sum of several corrections. */
export function ScoreReceipt({ results }: { readonly results: ResultsView }) {
  const { t } = useTranslation('requests');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const lost = lostPoints(results);
  if (lost.length === 0) return null;
  const keyOf = ({ vehicleId, questionKey }: Correction) => answerKey(vehicleId, questionKey);
  const corrections = lost.filter((one) => chosen.has(keyOf(one)));
  const [now, then] = [scoreIfCorrected(results, []), scoreIfCorrected(results, corrections)];
  const choose = (key: string, is: boolean) => {
    const next = new Set(chosen);
    if (is) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  return (
    <Panel title={t('receipt.title')} flush>
      <p className={styles.hint}>{t('receipt.hint')}</p>
      <ul className={styles.rows}>
        {(all ? lost : lost.slice(0, first)).map((one) => (
          <LostPointRow
            key={keyOf(one)}
            results={results}
            lost={one}
            chosen={chosen.has(keyOf(one))}
            onChoose={(is) => choose(keyOf(one), is)}
          />
        ))}
      </ul>
      {lost.length > first && (
        <div className={styles.more}>
          <Button onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? t('receipt.fewer') : t('receipt.all', { count: lost.length })}
          </Button>
        </div>
      )}
      <p className={styles.sum} role="status">
        <span>
          {corrections.length > 0 ? t('receipt.mended', { count: corrections.length }) : t('receipt.choose')}
        </span>
        <bdi dir="ltr" className={styles.scores}>
          {now.total ?? '—'} {now.grade}
          {corrections.length > 0 && (
            <>
              {' → '}
              <strong>
                {then.total ?? '—'} {then.grade}
              </strong>
            </>
          )}
        </bdi>
        {corrections.length > 0 && (
          <Button type="text" onClick={() => setChosen(new Set())}>
            {t('receipt.clear')}
          </Button>
        )}
      </p>
    </Panel>
  );
}
