import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { cancellationStates } from '#domain/workflow/cancellationStates';
import { Alert } from 'sijil/react/components/antd/Alert';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { RefundFacts } from './actions/decisionFacts';
import styles from './ReturnReason.module.css';

/** Client's request to cancel: the refund while it is open, and the answer of operations. */
export function CancellationNote({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { cancellation } = request;
  if (!cancellation) return null;
  const { status, reason, by, createdAt, decidedAt, decisionReason } = cancellation;
  const open = decidedAt === null;
  return (
    <Alert
      className={styles['reason'] ?? ''}
      type={open ? 'warning' : 'info'}
      showIcon
      role="note"
      message={
        <>
          {t('cancellation.title')}: {localize(cancellationStates[status])}
        </>
      }
      description={
        <>
          <p>
            <bdi>{by}</bdi> · <DateText value={createdAt} withTime />
            <br />
            <bdi>{reason}</bdi>
          </p>
          {open && <RefundFacts request={request} />}
          {decidedAt && (
            <p>
              {t('cancellation.answer')} <DateText value={decidedAt} withTime />
              <br />
              <bdi>{decisionReason}</bdi>
            </p>
          )}
        </>
      }
    />
  );
}
