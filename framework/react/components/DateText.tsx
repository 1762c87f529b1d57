import { formatDate, formatDateTime, formatHijriDate } from '#framework/base/formats/dates';
import { useLanguage } from '@framework/providers/language';
import styles from './DateText.module.css';

interface DateTextProps {
  /** An ISO instant, or a business day `YYYY-MM-DD`. */
  readonly value: string | Date | null | undefined;
  readonly withTime?: boolean;
  /** True to add the Umm al-Qura day, where the date is a legal one (rules 7.1). */
  readonly hijri?: boolean;
}

/** A day in Riyadh, in words; a dash where there is none. */
export function DateText({ value, withTime = false, hijri = false }: DateTextProps) {
  const language = useLanguage();
  if (value == null || value === '') return <span>—</span>;
  const iso = value instanceof Date ? value.toISOString() : value;
  return (
    <time dateTime={iso} className={hijri ? styles.both : undefined}>
      <bdi className={withTime ? undefined : styles.day}>
        {(withTime ? formatDateTime : formatDate)(value, language)}
      </bdi>
      {hijri && <bdi className={`${styles.day} ${styles.hijri}`}>{formatHijriDate(value, language)}</bdi>}
    </time>
  );
}
