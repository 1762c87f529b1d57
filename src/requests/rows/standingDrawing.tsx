import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ToneTag } from '@framework/components/ToneTag';
import type { ConsoleRecord } from '#framework/contract/recordView';
import type { RowDrawing } from '@framework/console/list/rowContext';
import { useLocalize } from '@framework/providers/language';
import { CertificateValidity } from '../CertificateLinks';
import { toneOfScore } from '../toneOfScore';
import styles from './rows.module.css';
import type { Localized } from '#framework/base/i18n/localized';

interface StandingProps {
  readonly record: ConsoleRecord;
}

/** Cells of the inspection results of branches and vehicles. */
export const standingDrawing: RowDrawing = {
  cells: { score: StandingScore, certifiedUntil: CertifiedUntil, toCorrect: ToCorrect },
};

/** Latest score that was sent; for a branch inspected in several services the score of each, the lowest first. */
export function StandingScore({ record }: StandingProps) {
  const localize = useLocalize();
  const scores = (record['scores'] ?? []) as ServiceScores;
  const score = record['score'];
  if (typeof score !== 'number') return '—';
  if (scores.length < 2) return <Score score={score} />;
  return (
    <span className={styles['scores']}>
      {scores.map(({ service, score: one }, place) => (
        <Fragment key={place}>
          <Score score={one} />
          <span>{localize(service)}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Score in the colour of its band. */
function Score({ score }: { readonly score: number }) {
  return (
    <ToneTag tone={toneOfScore(score)}>
      <bdi dir="ltr">{score.toFixed(1)}</bdi>
    </ToneTag>
  );
}

export function CertifiedUntil({ record }: StandingProps) {
  const until = record['certifiedUntil'];
  return <CertificateValidity validUntil={typeof until === 'string' ? until : null} />;
}

function ToCorrect({ record }: StandingProps) {
  const { t } = useTranslation('requestRows');
  const count = Number(record['toCorrect'] ?? 0);
  return count === 0 ? '—' : <ToneTag tone="warning">{t('toCorrect', { count })}</ToneTag>;
}

/** Latest scores of a branch in the services in which it was inspected, the lowest first. */
type ServiceScores = readonly { readonly service: Localized; readonly score: number }[];
