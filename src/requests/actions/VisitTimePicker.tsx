import { DatePicker } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#domain/formats/formatDate';
import { riyadhDate } from '#domain/scheduling/riyadhTime';
import { dayFormat, fromDay, toDay } from '@/fields/renderers/days';
import { LatinDigits } from '@/fields/LatinDigits';
import { useLanguage } from '@/providers/language';
import { useNow } from '@/providers/serverClock';
import styles from './VisitTimePicker.module.css';
import { isClosedDay, visitTimes } from './visitDays';

interface VisitTimePickerProps {
  /** An instant, ISO 8601. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly describedBy?: string | undefined;
}

/** A working day, then one of its visiting times; the weekend and the past cannot be chosen. */
export function VisitTimePicker({ value, onChange, describedBy }: VisitTimePickerProps) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const id = useId();
  const now = useNow();
  const [day, setDay] = useState(value ? riyadhDate(new Date(value)) : null);

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
          disabledDate={(date) => isClosedDay(date.format('YYYY-MM-DD'), now)}
        />
      </LatinDigits>
      {day && (
        <fieldset className={styles.times}>
          <legend className="visually-hidden">{t('visit.time')}</legend>
          {visitTimes(day, now).map((time) => {
            const iso = time.toISOString();
            return (
              <label key={iso} className={iso === value ? `${styles.time} ${styles.chosen}` : styles.time}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={`${id}-time`}
                  checked={iso === value}
                  onChange={() => onChange(iso)}
                />
                <bdi>{formatTime(time, language)}</bdi>
              </label>
            );
          })}
        </fieldset>
      )}
    </div>
  );
}
