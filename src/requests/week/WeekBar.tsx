import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DateText } from 'sijil/react/components/valueTexts';
import styles from './Week.module.css';
import { addDays } from 'sijil/base/time/riyadhTime';

interface WeekBarProps {
  readonly week: ReturnType<typeof useWeek>;
  /** Days that are shown; empty while they load. */
  readonly days: readonly { readonly day: string }[];
}

/** Current week, with links to the ones before and after. */
export function WeekBar({ week, days }: WeekBarProps) {
  const { t } = useTranslation('people');
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  const move = (weeks: number) => first && week.move(first, weeks);
  return (
    <div className={styles.bar} role="group" aria-label={t('week.label')}>
      <Button
        icon={<LeftOutlined className="mirrored" aria-hidden="true" />}
        aria-label={t('week.previous')}
        disabled={!first}
        onClick={() => move(-1)}
      />
      <Button
        icon={<RightOutlined className="mirrored" aria-hidden="true" />}
        aria-label={t('week.next')}
        disabled={!first}
        onClick={() => move(1)}
      />
      <Button disabled={!week.toThisWeek} onClick={() => week.toThisWeek?.()}>
        {t('week.today')}
      </Button>
      <span className={styles.range} aria-live="polite">
        {first && (
          <>
            <DateText value={first} /> – <DateText value={last} />
          </>
        )}
      </span>
    </div>
  );
}

interface Week {
  /** Query for the API; undefined for the current week. */
  readonly query: { readonly week: string } | undefined;
  readonly move: (first: string, weeks: number) => void;
  readonly toThisWeek: (() => void) | null;
}

/** Week in the address; this week where it names none. */
export function useWeek(): Week {
  const [address, setAddress] = useSearchParams();
  const weekParameter = address.get('week');
  const valid = weekParameter !== null && /^\d{4}-\d\d-\d\d$/.test(weekParameter) ? weekParameter : null;
  const show = (week: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (week) next.set('week', week);
        else next.delete('week');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    query: valid === null ? undefined : { week: valid },
    move: (first, weeks) => show(addDays(first, weeks * 7)),
    toThisWeek: valid === null ? null : () => show(null),
  };
}
