import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { daysOffResource } from '#resources/daysOff';
import type { InspectorsWeekView } from '#domain/api/calendarViews';
import { ToneTag } from '@framework/components/ToneTag';
import styles from './Team.module.css';

interface CellProps {
  readonly day: InspectorsWeekView['inspectors'][number]['days'][number];
  /** The visits. */
  readonly children: ReactNode;
}

/** Inspector's day: visits, how many the filters leave out, absence and free capacity. */
export function Cell({ day: { off, offAsked, free, visits, booked }, children }: CellProps) {
  const { t } = useTranslation('calendar');
  const { options } = daysOffResource.fields.status;
  return (
    <div className={styles.cell}>
      {off && <ToneTag tone={options.approved.tone}>{t('off')}</ToneTag>}
      {offAsked && <ToneTag tone={options.pending.tone}>{t('offAsked')}</ToneTag>}
      {children}
      {visits > booked.length && (
        <span className={styles.free}>{t('filters.hidden', { count: visits - booked.length })}</span>
      )}
      {free > 0 && <span className={styles.free}>{t('free', { count: free })}</span>}
    </div>
  );
}
