import type { ReactNode } from 'react';
import { formatDate, formatDateTime, formatHijriDate } from 'sijil/base/formats/dates';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import styles from './valueTexts.module.css';
import { formatMoney } from 'sijil/base/formats/money';
import { units } from 'sijil/base/formats/numbers';
import type { Localized as LocalizedText } from 'sijil/base/i18n/localized';

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

interface MoneyProps {
  readonly halalas: number;
  /** True for a total, which is heavier than the lines above it. */
  readonly strong?: boolean;
  /** True for a price that no longer applies. */
  readonly struck?: boolean;
}

/** Amount of whole halalas in riyals, with the sign to the left of the number in both languages. */
export function Money({ halalas, strong = false, struck = false }: MoneyProps) {
  const language = useLanguage();
  const Tag = struck ? 'del' : strong ? 'strong' : 'span';
  return (
    <Tag>
      <bdi dir="ltr" className={styles.money}>
        <RiyalSign /> {formatMoney(halalas, language)}
      </bdi>
    </Tag>
  );
}

/** Sign of the riyal, U+20C1. Text fonts lack it, so it brings its own font and a spoken name (rules 9.4). */
export function RiyalSign() {
  const localize = useLocalize();
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a letter that a font draws, spoken by another name
      role="img"
      dir="ltr"
      className={styles.sign}
      aria-label={localize(units.riyal)}
    >
      {'\u20C1'}
    </span>
  );
}

/** Hours of a day, `08:00-23:30`, in the direction of the text: Arabic is read from the right, so the first hour is there. */
export function HoursText({ hours }: { readonly hours: string }) {
  const [from, to] = hours.split('-');
  return (
    <>
      <bdi>{from}</bdi> – <bdi>{to}</bdi>
    </>
  );
}

/** A text in the reader's language; a dash where there is none. */
export function Localized({ text }: { readonly text: LocalizedText | string | null | undefined }) {
  const localize = useLocalize();
  return <bdi>{localize(text) || '—'}</bdi>;
}

/** Number or code that stays left-to-right inside Arabic text. */
export function Ltr({ children }: { readonly children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
