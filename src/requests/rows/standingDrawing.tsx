import { useTranslation } from 'react-i18next';
import { ToneTag } from '@/components/ToneTag';
import type { ConsoleRecord } from '@/console/consoleRecord';
import type { RowDrawing } from '@/console/list/rowContext';
import { CertificateValidity } from '../CertificateValidity';
import { toneOfScore } from '../toneOfScore';

interface StandingProps {
  readonly record: ConsoleRecord;
}

/** How branches and vehicles draw what is known of their inspections. */
export const standingDrawing: RowDrawing = {
  cells: { score: StandingScore, certifiedUntil: CertifiedUntil, toCorrect: ToCorrect },
};

/** The latest score that was sent, in the tone of its band. */
export function StandingScore({ record }: StandingProps) {
  const score = record['score'];
  if (typeof score !== 'number') return '—';
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
