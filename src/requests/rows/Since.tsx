import { DateText } from '@framework/components/DateText';
import { relativeTime } from '@framework/console/audit/relativeTime';
import { useLanguage } from '@framework/providers/language';
import { useNow } from '@framework/providers/serverClock';
import styles from './rows.module.css';

/** Since when something is so, and how long that is by now. */
export function Since({ moment }: { readonly moment: string }) {
  const language = useLanguage();
  const now = useNow().getTime();
  return (
    <span className={styles['subject']}>
      <span>{relativeTime(moment, now, language)}</span>
      <span className={styles['quiet']}>
        <DateText value={moment} />
      </span>
    </span>
  );
}
