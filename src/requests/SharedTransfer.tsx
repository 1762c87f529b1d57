import { Alert } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PaymentView } from '#domain/api/requestViews';
import { RequestNumber } from './RequestNumber';

interface SharedTransferProps {
  readonly name: 'sameReceipt' | 'sameReference';
  readonly requests: PaymentView['sameReceipt'];
}

/** Warns of other requests for which the same receipt or reference was sent, and leads to their payments. */
export function SharedTransfer({ name, requests }: SharedTransferProps) {
  const { t } = useTranslation('requests');
  if (requests.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="note"
      message={
        <>
          {t(`payment.${name}`)}
          {requests.map(({ id, number }) => (
            <Fragment key={id}>
              {' '}
              <Link to={`/requests/${id}?tab=money`}>
                <RequestNumber number={number} />
              </Link>
            </Fragment>
          ))}
        </>
      }
    />
  );
}
