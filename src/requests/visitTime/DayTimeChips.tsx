import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from 'sijil/base/formats/dates';
import { useLanguage } from 'sijil/react/providers/language';
import styles from './DayTimeChips.module.css';
import type { Language } from 'sijil/base/i18n/localized';
import { riyadhInstant } from 'sijil/base/time/riyadhTime';
import { DateText } from 'sijil/react/components/valueTexts';

interface DayTimeChipsProps {
  /** Days with free times; undefined while they load. */
  readonly days: readonly string[] | undefined;
  readonly day: string | null;
  readonly onDay: (day: string | null) => void;
  /** Free times of that day; undefined while they load. */
  readonly times: readonly string[] | undefined;
  readonly time: string | null;
  readonly onTime: (time: string | null) => void;
  readonly labels: { readonly day: string; readonly hour: string };
  /** Labels of the first options where the choice may stay open: any day, any hour of the day. */
  readonly open?: { readonly day: string; readonly hour: string };
  readonly describedBy?: string | undefined;
}

/** Days with free times, a week at a time, and below them the times of the chosen day. */
export function DayTimeChips(props: DayTimeChipsProps) {
  const { days, day, onDay, times, time, onTime, labels, open, describedBy } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const weeks = weeksOf(days ?? []);
  const chosen = weeks.findIndex((week) => day !== null && week.includes(day));
  const [turned, setTurned] = useState<number | null>(null);
  const at = Math.min(turned ?? Math.max(chosen, 0), Math.max(weeks.length - 1, 0));
  const chip = (name: string, key: string, label: string, checked: boolean, choose: () => void) => (
    <label key={key} className={styles.chip}>
      <input type="radio" name={`${id}-${name}`} checked={checked} onChange={choose} />
      <bdi>{label}</bdi>
    </label>
  );
  return (
    <>
      <fieldset className={styles.days} aria-describedby={describedBy}>
        <legend className="visually-hidden">{labels.day}</legend>
        {open && chip('day', '', open.day, day === null, () => onDay(null))}
        {/* Room for a week, so that the days move nothing when they come. */}
        {days === undefined &&
          Array.from({ length: workingDays }, (_, place) => (
            <span key={place} aria-hidden="true" className={styles.coming} />
          ))}
        {weeks[at]?.map((one) =>
          chip('day', one, formatVisitDay(one, language), one === day, () => onDay(one)),
        )}
      </fieldset>
      {weeks.length > 1 && (
        <div className={styles.turn}>
          <Button size="small" disabled={at === 0} onClick={() => setTurned(at - 1)}>
            {t('weekBefore')}
          </Button>
          <Button size="small" disabled={at === weeks.length - 1} onClick={() => setTurned(at + 1)}>
            {t('weekAfter')}
          </Button>
        </div>
      )}
      {day !== null && times && times.length > 0 && (
        <fieldset className={styles.times}>
          <legend className={styles.legend}>
            {labels.hour}
            {/* The chosen day is in another week than the one that is shown. */}
            {weeks[at]?.includes(day) === false && (
              <>
                {' · '}
                <bdi>{formatVisitDay(day, language)}</bdi>
              </>
            )}
          </legend>
          {open && chip('hour', '', open.hour, time === null, () => onTime(null))}
          {times.map((one) => chip('hour', one, formatTime(one, language), one === time, () => onTime(one)))}
        </fieldset>
      )}
    </>
  );
}

const workingDays = 5;

const msPerDay = 24 * 60 * 60 * 1000;

/** Days in weeks that begin on Sunday; a week without any is left out. */
export function weeksOf(days: readonly string[]): readonly (readonly string[])[] {
  const weeks = new Map<number, string[]>();
  for (const day of days) {
    // 4 January 1970 was a Sunday.
    const week = Math.floor((Date.parse(day) / msPerDay - 3) / 7);
    weeks.set(week, [...(weeks.get(week) ?? []), day]);
  }
  return [...weeks.values()];
}

const parts = { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'Asia/Riyadh' } as const;

const weekdays: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  ar: new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', parts),
  en: new Intl.DateTimeFormat('en-GB', { ...parts, weekday: 'short' }),
};

/** Formats the day of a visit with its weekday: «الأحد، 22 نوفمبر». */
export function formatVisitDay(date: string, language: Language): string {
  return weekdays[language].format(riyadhInstant(date));
}

interface Wish {
  readonly preferredOn: string | null;
  readonly preferredAt: string | null;
}

/** Preferred visit time: a day, with or without an hour; nothing without a preference. */
export function WishedTime({ wish: { preferredOn, preferredAt } }: { readonly wish: Wish }) {
  const { t } = useTranslation();
  if (preferredAt) return <DateText value={preferredAt} withTime />;
  if (!preferredOn) return null;
  return (
    <>
      <DateText value={preferredOn} /> · {t('anyHour')}
    </>
  );
}

/** True where the client has a preferred day, with or without an hour. */
export function hasWish({ preferredOn, preferredAt }: Wish): boolean {
  return preferredOn !== null || preferredAt !== null;
}
