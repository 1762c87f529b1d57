import dayjs, { type Dayjs } from 'dayjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errors } from '#domain/errors';
import { longestPeriodMonths, type Period, type PeriodProblem, readPeriod } from '#domain/figures/period';
import { useLanguage } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import { LatinDigits } from 'sijil/react/fields/controls/days';
import { DatePicker } from 'sijil/react/fields/pickers/datePicker';
import styles from './MonthRange.module.css';

interface MonthRangeProps {
  readonly value: Partial<Period>;
  readonly onChange: (period: Period) => void;
}

const monthFormat = 'MM/YYYY';
const toMonth = (value: Dayjs | null) => value?.format('YYYY-MM') ?? '';
const fromMonth = (month: string | undefined) => {
  const day = month ? dayjs(`${month}-01`) : null;
  return day?.isValid() ? day : null;
};

/**
 * Range of full months, both ends included. An invalid selection (rules 7.11) stays and gets a message; only a valid period is
 * passed to `onChange`. Two pickers, because antd's range needs a screen wider than a phone's.
 */
export function MonthRange({ value, onChange }: MonthRangeProps) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const now = useNow();
  const message = useId();
  const [picked, setPicked] = useState<Partial<Period> | null>(null);
  const shown = picked ?? value;
  const problem = picked && problemOf(picked, now);
  const pick = (side: 'from' | 'to', month: string) => {
    const next = { ...shown, [side]: month };
    const read = readPeriod(next, now);
    if (typeof read === 'string') return setPicked(next);
    setPicked(null);
    onChange(read);
  };
  const picker = (side: 'from' | 'to') => (
    <DatePicker
      picker="month"
      className={styles.month}
      format={monthFormat}
      allowClear={false}
      aria-label={t(`months.${side}`)}
      placeholder={t(`months.${side}`)}
      value={fromMonth(shown[side])}
      {...(problem && { status: 'error' as const, 'aria-describedby': message })}
      onChange={(day) => pick(side, toMonth(day))}
    />
  );
  return (
    <LatinDigits>
      <div className={styles.range} role="group" aria-label={t('months.label')}>
        {picker('from')}
        {picker('to')}
      </div>
      {problem && (
        <p id={message} className={styles.problem} role="alert">
          {errors[problem][language].replace('{months}', String(longestPeriodMonths))}
        </p>
      )}
    </LatinDigits>
  );
}

function problemOf(period: Partial<Period>, now: Date): PeriodProblem | null {
  const read = readPeriod(period, now);
  return typeof read === 'string' ? read : null;
}
