import { Alert } from 'antd';
import type { RequestView } from '#domain/api/requestViews';
import { transitions } from '#domain/workflow/requestWorkflow';
import { DateText } from '@framework/components/DateText';
import { useLocalize } from '@framework/providers/language';
import { standingReason } from './standingReason';
import styles from './StandingReason.module.css';

/** Reason for which the request was returned, shown where the next decision about it is made. */
export function StandingReason({ request }: { readonly request: Pick<RequestView, 'history'> }) {
  const localize = useLocalize();
  const entry = standingReason(request);
  if (!entry) return null;
  const { transition, by, at, reason } = entry;
  return (
    <Alert
      className={styles['reason'] ?? ''}
      type="warning"
      showIcon
      message={localize(transitions[transition].label)}
      description={
        <>
          <bdi className={styles.words}>{reason}</bdi>
          <span className={styles.who}>
            {by && <bdi>{by} · </bdi>}
            <DateText value={at} withTime />
          </span>
        </>
      }
    />
  );
}
