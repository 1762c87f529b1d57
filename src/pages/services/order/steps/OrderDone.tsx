import { CheckCircleFilled, ClockCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { awaitsFinance } from '#domain/requests/nextStep';
import { LinkButton } from 'sijil/react/components/links';
import order from '../Order.module.css';
import type { Order } from '../useOrder';
import styles from './DoneStep.module.css';
import { Link } from 'react-router';
import { contractLabels } from '#domain/contracts/contractLabels';
import type { RequestView } from '#domain/api/requestViews';
import { owedOf } from '#domain/pricing/received';
import { taxDocumentNumber } from '#domain/pricing/invoices';
import { awaitingPayment } from '#domain/requests/orderBodies';
import { profileParts } from '#domain/profile/profileParts';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { useProfileParts } from '@/profile/useProfileParts';
import { useLocalize } from 'sijil/react/providers/language';
import { Facts } from '@/requests/Facts';
import { Place } from '@/requests/rows/Place';
import { RequestNumber } from '@/requests/RequestNumber';

const ahead = ['supervisor', 'visit', 'results'] as const;

/** Last page of an order, which is now with the team: their next steps, and where to follow them. */
export function OrderDone({ order: { request, service, startAnew } }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  if (!request) return null;
  // A transfer that finance has not checked yet leaves the payment open, but it must not be made again.
  const waiting = awaitsFinance(request);
  return (
    <div className={styles.done}>
      <p className={styles.mark} aria-hidden="true">
        {waiting ? (
          <ClockCircleFilled className={styles.waiting} aria-hidden="true" />
        ) : (
          <CheckCircleFilled aria-hidden="true" />
        )}
      </p>
      <h2 className={styles.title}>{t(waiting ? 'done.waiting' : 'done.title')}</h2>
      <p className={order.lead}>{t(waiting ? 'done.waitingLead' : 'done.lead')}</p>
      <OrderReceipt request={request} balance={service.balance} />
      <ol className={styles.next} aria-label={t('done.next')}>
        {(waiting ? (['transfer', ...ahead] as const) : ahead).map((step) => (
          <li key={step}>
            <span>{t(`done.${step}`)}</span>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <LinkButton type="primary" size="large" to={`/client/requests/${request.id}`}>
          {t('done.follow')}
        </LinkButton>
        <Button size="large" onClick={startAnew}>
          {t('done.another')}
        </Button>
      </div>
    </div>
  );
}

interface OrderReceiptProps {
  readonly request: RequestView;
  /** What is left of the service in all purchases, after this order. */
  readonly balance: number;
}

/** Receipt of the order for the client's records, and the documents that the visit requires. */
export function OrderReceipt({ request, balance }: OrderReceiptProps) {
  const { t } = useTranslation(['order', 'requestRows']);
  const localize = useLocalize();
  const missing = useProfileParts()?.missing.filter(({ due }) => due) ?? [];
  const { number, service, instalments, taxDocuments, preferredOn, preferredAt } = request;
  const paid = instalments.find(({ paidAt }) => paidAt !== null);
  const sent = request.receiptSince === null ? undefined : awaitingPayment(request);
  // A transfer pays nothing until finance has checked it.
  const later = instalments.length > 1 ? instalments.at(-1) : undefined;
  const invoice = taxDocuments.find(({ kind }) => kind === 'invoice');
  const branches = request.orderedWith?.branches.map(({ name }) => name) ?? [];
  const bought = request.kind === 'redeemed' ? 0 : (request.package?.quantity ?? 0);
  const term = request.package?.term;
  const left = bought - Math.max(1, request.vehiclesCount) - branches.length;
  return (
    <section className={styles.receipt} aria-label={t('done.receipt')}>
      <Facts
        items={[
          { label: t('summary.number'), value: <RequestNumber number={number} /> },
          { label: t('summary.service'), value: localize(service.name) },
          { label: t('summary.branch'), value: <Place request={request} /> },
          { label: t('summary.branches'), value: branches.join(t('done.between')) || null, wide: true },
          { label: t('done.paid'), value: paid && <Money halalas={paid.amount} strong /> },
          { label: t('done.sent'), value: sent && <Money halalas={sent.amount} strong /> },
          {
            label: t('done.later'),
            value: later && (
              <>
                <Money halalas={owedOf(later) || later.amount} /> · <DateText value={later.dueOn} />
              </>
            ),
          },
          {
            label: t('done.invoice'),
            value: invoice?.file && (
              <a href={invoice.file.url} target="_blank" rel="noreferrer">
                <bdi>{taxDocumentNumber(invoice)}</bdi>
              </a>
            ),
          },
          {
            label: t('summary.wish'),
            value: (preferredAt ?? preferredOn) && (
              <DateText value={preferredAt ?? preferredOn} withTime={preferredAt !== null} />
            ),
          },
          {
            label: t('summary.package'),
            value:
              request.kind === 'redeemed'
                ? t('catalogue.balance', { count: balance })
                : left > 0 && t(`done.left.${service.subject}`, { count: left }),
          },
          {
            label: localize(contractLabels.term),
            value: term && (
              <>
                <DateText value={term.startsOn} /> – <DateText value={term.endsOn} />
              </>
            ),
          },
        ]}
      />
      {missing.length > 0 && (
        <p className={styles.documents}>
          {t('done.documents')}{' '}
          <Link to="/account/details">
            {missing.map(({ part }) => localize(profileParts[part].label)).join(t('done.between'))}
          </Link>
        </p>
      )}
    </section>
  );
}
