import { useTranslation } from 'react-i18next';
import type { Tone } from '#domain/workflow/statuses';
import { ToneTag } from '@/components/ToneTag';
import { daysLeft } from '@/requests/daysLeft';
import { useNow } from '@/providers/serverClock';

const soon = 3;

/** How long is left, in days, with the right plural; red once it presses. */
export function DaysLeft({ until }: { readonly until: string }) {
  const { t } = useTranslation('client');
  const now = useNow();
  const days = daysLeft(until, now);
  const tone: Tone = days < 0 || days <= 1 ? 'danger' : days <= soon ? 'warning' : 'neutral';
  const words = days < 0 ? t('days.over', { count: -days }) : t('days.left', { count: days });
  return <ToneTag tone={tone}>{words}</ToneTag>;
}
