import { useTranslation } from 'react-i18next';
import type { Tone } from 'sijil/schema/field';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { daysLeft } from '@/requests/deadlines';
import { useNow } from 'sijil/react/providers/server';

const soon = 3;

/** Remaining days, with the right plural; red once few are left. */
export function DaysLeft({ until }: { readonly until: string }) {
  const { t } = useTranslation('client');
  const now = useNow();
  const days = daysLeft(until, now);
  const words = days < 0 ? t('days.over', { count: -days }) : t('days.left', { count: days });
  return <ToneTag tone={toneOf(days)}>{words}</ToneTag>;
}

function toneOf(days: number): Tone {
  if (days <= 1) return 'danger';
  return days <= soon ? 'warning' : 'neutral';
}
