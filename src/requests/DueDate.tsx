import { useTranslation } from 'react-i18next';
import type { Tone } from '#framework/schema/field';
import { DateText } from '@framework/components/valueTexts';
import { ToneTag } from '@framework/components/ToneTag';
import { useNow } from '@framework/providers/server';
import { daysLeft } from './deadlines';

/** Deadline with the remaining time, more prominent as it approaches. */
export function DueDate({ value }: { readonly value: string }) {
  const { t } = useTranslation('requestRows');
  const now = useNow();
  const days = daysLeft(value, now);
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
