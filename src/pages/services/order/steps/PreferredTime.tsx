import { useTranslation } from 'react-i18next';
import { formatTime } from '#domain/formats/formatDate';
import { useLanguage } from '@/providers/language';
import { useNow } from '@/providers/serverClock';
import styles from './PreferredTime.module.css';
import { formatWeekday, visitDays } from './visitDays';

interface PreferredTimeProps {
  readonly value: string | null;
  readonly onChange: (at: string | null) => void;
}

/** A wish, not a booking: the supervisor proposes the visit and the client accepts it. Any time is the first answer. */
export function PreferredTime({ value, onChange }: PreferredTimeProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const days = visitDays(useNow());
  const chosen = days.find(({ slots }) => slots.some((slot) => slot === value));
  return (
    <>
      <fieldset className={styles.strip}>
        <legend className="visually-hidden">{t('details.day')}</legend>
        <Chip name="day" checked={!chosen} onChoose={() => onChange(null)} label={t('details.anyTime')} />
        {days.map((day) => (
          <Chip
            key={day.date}
            name="day"
            checked={chosen?.date === day.date}
            onChoose={() => onChange(day.slots[0] ?? null)}
            label={formatWeekday(day.date, language)}
          />
        ))}
      </fieldset>
      {chosen && (
        <fieldset className={styles.strip}>
          <legend className="visually-hidden">{t('details.hour')}</legend>
          {chosen.slots.map((slot) => (
            <Chip
              key={slot}
              name="hour"
              checked={slot === value}
              onChoose={() => onChange(slot)}
              label={formatTime(slot, language)}
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
