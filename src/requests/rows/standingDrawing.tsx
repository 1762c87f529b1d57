import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ToneTag } from 'sijil/react/components/ToneTag';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import type { RowDrawing } from 'sijil/react/console/list/rowContext';
import { useLocalize } from 'sijil/react/providers/language';
import { CertificateValidity } from '../CertificateLinks';
import { GradeScore } from '../GradeScore';
import styles from './rows.module.css';
import type { Localized } from 'sijil/base/i18n/localized';

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
  const { score, grade } = record;
  if (typeof score !== 'number') return null;
  const [only, another] = scores;
  if (!another)
    return (
      <GradeScore counts score={score} grade={only?.grade ?? (typeof grade === 'string' ? grade : null)} />
    );
  return (
    <span className={styles['scores']}>
      {scores.map(({ service, ...one }, place) => (
        <Fragment key={place}>
          <GradeScore {...one} counts />
          <span>{localize(service)}</span>
        </Fragment>
      ))}
    </span>
  );
}

interface Given {
  readonly score: number;
  readonly grade: string | null;
}

export function CertifiedUntil({ record }: StandingProps) {
  const until = record['certifiedUntil'];
  return <CertificateValidity validUntil={typeof until === 'string' ? until : null} />;
}

function ToCorrect({ record }: StandingProps) {
  const { t } = useTranslation('requestRows');
  const count = Number(record['toCorrect'] ?? 0);
  return count === 0 ? null : <ToneTag tone="warning">{t('toCorrect', { count })}</ToneTag>;
}

/** Latest scores of a branch in the services in which it was inspected, the lowest first. */
type ServiceScores = readonly (Given & { readonly service: Localized })[];
