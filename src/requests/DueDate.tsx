import { useTranslation } from 'react-i18next';
import type { Tone } from 'sijil/schema/field';
import { DateText } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useNow } from 'sijil/react/providers/server';
import { daysLeft } from './deadlines';

interface DueDateProps {
  readonly value: string;
  /** Last day in time, if that is later than the day shown. */
  readonly lastDay?: string;
}

/** Deadline with the remaining time, more prominent as it approaches. */
export function DueDate({ value, lastDay = value }: DueDateProps) {
  const { t } = useTranslation('requestRows');
  const now = useNow();
  const days = daysLeft(lastDay, now);
  const words =
    days < 0 ? t('due.late', { count: -days }) : days === 0 ? t('due.today') : t('due.left', { count: days });
  return (
    <>
      <DateText value={value} /> <ToneTag tone={toneOf(days)}>{words}</ToneTag>
    </>
  );
}

function toneOf(days: number): Tone {
  if (days < 0) return 'danger';
  return days <= 3 ? 'warning' : 'neutral';
}
