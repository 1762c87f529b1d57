import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#domain/formats/formatDate';
import { riyadhDate } from '#domain/time/riyadhTime';
import { useLanguage } from '@/providers/language';
import { useOperation } from '@/providers/operations';
import { formatWeekday } from './formatWeekday';
import styles from './PreferredTime.module.css';

interface PreferredTimeProps {
  readonly serviceId: string;
  readonly branchId: string | null;
  readonly value: string | null;
  readonly onChange: (at: string | null) => void;
}

/**
 * A wish among the times that somebody can keep, not a booking: the supervisor proposes the visit and the client accepts
 * it. Any time is the first answer; a wish that was taken meanwhile is said and taken back.
 */
export function PreferredTime({ serviceId, branchId, value, onChange }: PreferredTimeProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const [day, setDay] = useState(value ? riyadhDate(new Date(value)) : null);
  const [lost, setLost] = useState(false);
  const subject = { serviceId, ...(branchId && { branchId }) };
  const { data: days } = useOperation('clientInspections.availability', { query: subject });
  const { data: times } = useOperation('clientInspections.timeSlots', {
    query: { ...subject, day: day ?? '' },
    enabled: day !== null,
  });
  const free = times?.slots.filter(({ remaining }) => remaining > 0);
  const gone = value !== null && free !== undefined && !free.some(({ startsAt }) => startsAt === value);
  if (gone && !lost) setLost(true);
  useEffect(() => {
    if (gone) onChange(null);
  }, [gone, onChange]);

  const choose = (at: string | null) => {
    setLost(false);
    onChange(at);
  };
  const chooseDay = (chosen: string | null) => {
    setDay(chosen);
    choose(null);
  };
  return (
    <>
      {days?.none && (
        <Alert type="warning" showIcon role="status" className={styles.note ?? ''} message={days.none} />
      )}
      {lost && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          className={styles.note ?? ''}
          message={t('details.timeTaken')}
        />
      )}
      <fieldset className={styles.strip}>
        <legend className="visually-hidden">{t('details.day')}</legend>
        <Chip
          name="day"
          checked={day === null}
          onChoose={() => chooseDay(null)}
          label={t('details.anyTime')}
        />
        {days?.days
          .filter(({ free: left }) => left > 0)
          .map((one) => (
            <Chip
              key={one.day}
              name="day"
              checked={day === one.day}
              onChoose={() => chooseDay(one.day)}
              label={formatWeekday(one.day, language)}
            />
          ))}
      </fieldset>
      {day && free && (
        <fieldset className={styles.strip}>
          <legend className={styles.legend}>{t('details.hour')}</legend>
          {free.length === 0 && times?.none}
          {free.map(({ startsAt }) => (
            <Chip
              key={startsAt}
              name="hour"
              checked={startsAt === value}
              onChoose={() => choose(startsAt)}
              label={formatTime(startsAt, language)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

interface ChipProps {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Chip({ name, label, checked, onChoose }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <bdi>{label}</bdi>
    </label>
  );
}
