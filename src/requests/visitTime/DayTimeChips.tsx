import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#framework/base/formats/dates';
import { useLanguage } from '@framework/providers/language';
import styles from './DayTimeChips.module.css';
import type { Language } from '#framework/base/i18n/localized';
import { riyadhInstant } from '#framework/base/time/riyadhTime';
import { DateText } from '@framework/components/valueTexts';

interface DayTimeChipsProps {
  /** Days with free times. */
  readonly days: readonly string[];
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

/** Days with free times side by side, and below them the times of the chosen day. */
export function DayTimeChips(props: DayTimeChipsProps) {
  const { days, day, onDay, times, time, onTime, labels, open, describedBy } = props;
  const language = useLanguage();
  const id = useId();
  const strip = useRef<HTMLFieldSetElement>(null);
  // Scrolls a chosen day further on into view; the page itself does not move.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('label:has(input:checked)');
    if (!chosen || !strip.current) return;
    const [outer, inner] = [strip.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    strip.current.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2) });
  }, [days]);
  const chip = (name: string, key: string, label: string, checked: boolean, choose: () => void) => (
    <label key={key} className={styles.chip}>
      <input type="radio" name={`${id}-${name}`} checked={checked} onChange={choose} />
      <bdi>{label}</bdi>
    </label>
  );
  return (
    <>
      <fieldset ref={strip} className={styles.strip} aria-describedby={describedBy}>
        <legend className="visually-hidden">{labels.day}</legend>
        {open && chip('day', '', open.day, day === null, () => onDay(null))}
        {days.map((one) => chip('day', one, formatVisitDay(one, language), one === day, () => onDay(one)))}
      </fieldset>
      {day !== null && times && times.length > 0 && (
        <fieldset className={styles.times}>
          <legend className={styles.legend}>{labels.hour}</legend>
          {open && chip('hour', '', open.hour, time === null, () => onTime(null))}
          {times.map((one) => chip('hour', one, formatTime(one, language), one === time, () => onTime(one)))}
        </fieldset>
      )}
    </>
  );
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
