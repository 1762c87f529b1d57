import { useTranslation } from 'react-i18next';
import { ToneTag } from '@framework/components/ToneTag';
import { useNow } from '@framework/providers/serverClock';
import { daysLeft } from '@/requests/daysLeft';

/** How far away the day of a visit is: an appointment is no deadline, which would be left or overdue. */
export function VisitDay({ visitAt }: { readonly visitAt: string }) {
  const { t } = useTranslation('client');
  const days = daysLeft(visitAt, useNow());
  return (
    <ToneTag tone="neutral">
      {days < 0 ? t('days.ago', { count: -days }) : t('days.until', { count: days })}
    </ToneTag>
  );
}
