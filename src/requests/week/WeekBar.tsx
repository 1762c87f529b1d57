import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateText } from '@framework/components/DateText';
import styles from './Week.module.css';
import type { useWeek } from './useWeek';

interface WeekBarProps {
  readonly week: ReturnType<typeof useWeek>;
  /** The days that are shown; empty while they are fetched. */
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
