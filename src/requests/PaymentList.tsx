import { useTranslation } from 'react-i18next';
import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { PaymentView, RequestView } from '#domain/api/requestViews';
import { owedOf, surplusOf } from '#domain/pricing/received';
import { paymentMethods, paymentStates, refundedStates } from '#domain/requests/choices';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { FileTile } from 'sijil/react/components/FileTile';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './PaymentList.module.css';
import { invoiceStates, taxDocumentNumber } from '#domain/pricing/invoices';
import taxStyles from './TaxDocuments.module.css';

type Instalment = RequestView['instalments'][number];

interface PaymentListProps {
  readonly request: Pick<RequestView, 'instalments' | 'payments' | 'taxDocuments'>;
}

/** Instalments with their due days and attempts to pay, followed by the invoices and credit notes. */
export function PaymentList({ request: { instalments, payments, taxDocuments } }: PaymentListProps) {
  const { t } = useTranslation('requests');
  if (instalments.length === 0) return <EmptyState title={t('payment.none')} hint={t('payment.noneHint')} />;
  return (
    <>
      <ol className={styles.list}>
        {instalments.map((instalment) => (
          <InstalmentItem
            key={instalment.id}
            instalment={instalment}
            only={instalments.length === 1}
            attempts={payments.filter(({ instalmentId }) => instalmentId === instalment.id)}
          />
        ))}
      </ol>
      <TaxDocuments documents={taxDocuments} />
    </>
  );
}

interface InstalmentItemProps {
  readonly instalment: Instalment;
  readonly only: boolean;
  readonly attempts: readonly PaymentView[];
}

function InstalmentItem({ instalment, only, attempts }: InstalmentItemProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { sequence, amount, received, dueOn, payBy, paidAt, state } = instalment;
  const surplus = surplusOf(instalment);
  const { tone, ...label } = invoiceStates[state];
  const name = only ? 'only' : sequence === 1 ? 'first' : 'second';
  return (
    <li className={styles.instalment}>
      <div className={styles.head}>
        <span className={styles.name}>{t(`payment.instalment.${name}`)}</span>
        <Money halalas={amount} strong />
        <span className={styles.due}>
          {t(paidAt ? 'payment.paidOn' : 'payment.dueOn')} <DateText value={paidAt ?? dueOn} />
        </span>
        {!paidAt && payBy > dueOn && (
          <span className={styles.due}>
            {t('payment.payBy')} <DateText value={payBy} />
          </span>
        )}
        {!paidAt && <ToneTag tone={tone}>{localize(label)}</ToneTag>}
      </div>
      {!paidAt && received > 0 && (
        <div className={styles.head}>
          <ToneTag tone="warning">{t('payment.partlyPaid')}</ToneTag>
          <span>
            {t('payment.received')} <Money halalas={received} />
          </span>
          <span>
            {t('payment.remaining')} <Money halalas={owedOf(instalment)} strong />
          </span>
        </div>
      )}
      {surplus > 0 && (
        <div className={styles.head}>
          <ToneTag tone="info">{t('payment.surplus')}</ToneTag>
          <Money halalas={surplus} strong />
        </div>
      )}
      {attempts.map((payment) => (
        <Attempt key={payment.id} payment={payment} />
      ))}
    </li>
  );
}

function Attempt({ payment }: { readonly payment: PaymentView }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { method, status, amount, announced, cardLastFour, reference, createdAt } = payment;
  const { receipt, failure, refunded, refunds } = payment;
  const { tone, ...label } = refunded ? refundedStates[refunded] : paymentStates[status];
  return (
    <div className={styles.attempt}>
      <div className={styles.head}>
        <ToneTag tone={tone}>{localize(label)}</ToneTag>
        <Money halalas={amount} />
        {announced !== null && (
          <span className={styles.due}>
            {t('payment.announced')} <Money halalas={announced} />
          </span>
        )}
        <span>{localize(paymentMethods[method])}</span>
        {(cardLastFour ?? reference) && (
          <bdi dir="ltr" className={styles.due}>
            {cardLastFour ? `•••• ${cardLastFour}` : reference}
          </bdi>
        )}
        <span className={styles.due}>
          <DateText value={createdAt} withTime />
        </span>
      </div>
      {failure && (
        <p className={styles.failure}>
          <bdi>{failure}</bdi>
        </p>
      )}
      {receipt && <FileTile file={receipt} />}
      {refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
    </div>
  );
}

/** Refund of a payment: its amount, and the day on which it was sent or, until then, decided. */
function Refund({
  refund: { amount, sentAt, decidedAt },
}: {
  readonly refund: PaymentView['refunds'][number];
}) {
  const { t } = useTranslation('requests');
  return (
    <div className={styles.head}>
      <span>{t('payment.refund')}</span>
      <Money halalas={amount} />
      <ToneTag tone={sentAt ? 'success' : 'progress'}>
        {t(sentAt ? 'payment.transferred' : 'payment.underway')}
      </ToneTag>
      <span className={styles.due}>
        {!sentAt && t('payment.decidedOn')} <DateText value={sentAt ?? decidedAt} />
      </span>
    </div>
  );
}

/** Invoices and credit notes with their PDFs; nothing where none was issued. */
function TaxDocuments({ documents }: { readonly documents: RequestView['taxDocuments'] }) {
  const { t } = useTranslation('requests');
  if (documents.length === 0) return null;
  return (
    <ul className={taxStyles.list} aria-label={t('taxDocument.label')}>
      {documents.map(({ kind, number, total, issuedAt, file }) => (
        <li key={`${kind}-${number}`} className={taxStyles.item}>
          <span className={taxStyles.words}>
            <span>
              {t(`taxDocument.${kind}`)} <bdi dir="ltr">{taxDocumentNumber({ kind, number })}</bdi>
            </span>
            <span className={taxStyles.quiet}>
              <Money halalas={total} /> <span aria-hidden="true">·</span> <DateText value={issuedAt} />
            </span>
          </span>
          {file ? (
            <Button
              size="small"
              icon={<FilePdfOutlined aria-hidden="true" />}
              href={file.url}
              target="_blank"
              rel="noreferrer"
            >
              {t('taxDocument.open')}
            </Button>
          ) : (
            <span className={taxStyles.quiet}>{t('taxDocument.drawing')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
