import { Alert } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#domain/formats/formatDate';
import { riyadhDate } from '#domain/time/riyadhTime';
import { dayFormat, fromDay, toDay } from '@/fields/controls/days';
import { LatinDigits } from '@/fields/LatinDigits';
import { DatePicker } from '@/fields/pickers/datePicker';
import { useLanguage } from '@/providers/language';
import { useOperation } from '@/providers/operations';
import { useNow } from '@/providers/serverClock';
import styles from './VisitTimePicker.module.css';
import { freeTimes, isClosedDay, pageStart } from './visitDays';

interface VisitTimePickerProps {
  readonly requestId: string;
  /** An instant, ISO 8601. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly describedBy?: string | undefined;
  /** The day that is open at first, while no time is chosen. */
  readonly startDay?: string | undefined;
}

/** A day, then one of its times; only what somebody can keep is offered, and where nothing is, why. */
export function VisitTimePicker({ requestId, value, onChange, describedBy, startDay }: VisitTimePickerProps) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const id = useId();
  const now = useNow();
  const [day, setDay] = useState(value ? riyadhDate(new Date(value)) : (startDay ?? null));
  const [page, setPage] = useState(() => startDay ?? riyadhDate(now));
  const read = useOperation('inspections.visitSlots', {
    params: { id: requestId },
    query: { from: pageStart(page) },
  });
  const days = read.data?.days;

  const chooseDay = (chosen: string | null) => {
    setDay(chosen);
    onChange(null);
  };
  return (
    <div className={styles.picker}>
      <LatinDigits>
        <DatePicker
          id={id}
          className={styles['day']}
          format={dayFormat}
          showNow={false}
          placeholder={t('visit.day')}
          aria-label={t('visit.day')}
          aria-describedby={describedBy}
          value={fromDay(day)}
          onChange={(chosen) => chooseDay(toDay(chosen))}
          onPanelChange={(shown) => setPage(shown.format('YYYY-MM-DD'))}
          disabledDate={(date) => isClosedDay(days, date.format('YYYY-MM-DD'))}
        />
      </LatinDigits>
      {read.error && <Alert type="error" showIcon role="alert" message={read.error.message} />}
      {read.data?.none && <Alert type="warning" showIcon role="status" message={read.data.none} />}
      {day && (
        <fieldset className={styles.times}>
          <legend className="visually-hidden">{t('visit.time')}</legend>
          {freeTimes(days, day).map((time) => (
            <label key={time} className={time === value ? `${styles.time} ${styles.chosen}` : styles.time}>
              <input
                type="radio"
                className="visually-hidden"
                name={`${id}-time`}
                checked={time === value}
                onChange={() => onChange(time)}
              />
              <bdi>{formatTime(time, language)}</bdi>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
