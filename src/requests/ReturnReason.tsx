import type { RequestView } from '#domain/api/requestViews';
import { transitions, type TransitionName } from '#domain/workflow/requestWorkflow';
import { Alert } from 'sijil/react/components/antd/Alert';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './ReturnReason.module.css';

/** Steps that send a request back to somebody; the next decision answers their reason. */
const sendBack: readonly TransitionName[] = [
  'rejectDetails',
  'requestContractChange',
  'rejectPayment',
  'rejectNextPayment',
  'returnForm',
  'undoStart',
];
/** Steps that answer a return although the status stays. */
const answers: readonly TransitionName[] = ['pay', 'payNext'];

type ReasonEntry = RequestView['history'][number];

/** Returns the rejection or return that still waits for an answer, with its reason; null after any other step. */
export function returnReason({ history }: Pick<RequestView, 'history'>): ReasonEntry | null {
  for (const entry of history.toReversed()) {
    if (sendBack.includes(entry.transition)) return entry.reason ? entry : null;
    if (entry.from !== entry.to || answers.includes(entry.transition)) return null;
  }
  return null;
}

/** Reason for which the request was returned, shown next to the next decision about it. */
export function ReturnReason({ request }: { readonly request: Pick<RequestView, 'history'> }) {
  const localize = useLocalize();
  const entry = returnReason(request);
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
