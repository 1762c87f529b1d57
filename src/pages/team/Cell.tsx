import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InspectorsWeekView } from '#domain/api/calendarViews';
import { daysOffResource } from '#resources/daysOff';
import { ToneTag } from 'sijil/react/components/ToneTag';
import styles from './Team.module.css';

interface CellProps {
  readonly day: InspectorsWeekView['inspectors'][number]['days'][number];
  /** Shows the free capacity as a bar, with its words for screen readers and on hover. */
  readonly compact?: boolean;
  /** Visits of the day. */
  readonly children: ReactNode;
}

/** Day of an inspector: visits, the number that the filters hide, absence and free capacity. */
export function Cell({ day, compact = false, children }: CellProps) {
  const { t } = useTranslation('calendar');
  const { off, offAsked, free, visits, booked } = day;
  const { options } = daysOffResource.fields.status;
  const room = free > 0 && t('free', { count: free });
  return (
    <div className={styles.cell}>
      {off && <ToneTag tone={options.approved.tone}>{t('off')}</ToneTag>}
      {offAsked && <ToneTag tone={options.pending.tone}>{t('offAsked')}</ToneTag>}
      {children}
      {visits > booked.length && (
        <span className={styles.free}>{t('filters.hidden', { count: visits - booked.length })}</span>
      )}
      {room &&
        (compact ? (
          <span className={styles.capacity} title={room}>
            <span style={{ inlineSize: `${String((100 * visits) / (visits + free))}%` }} />
            <span className="visually-hidden">{room}</span>
          </span>
        ) : (
          <span className={styles.free}>{room}</span>
        ))}
    </div>
  );
}
