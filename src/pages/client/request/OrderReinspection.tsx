import { Button } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RequestView } from '#domain/api/requestViews';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { Money } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { useAction } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';
import { ReinspectionPanel } from '@/requests/ReinspectionPanel';
import { actionLinks } from '../actionLinks';
import styles from './ClientRequest.module.css';

/** Offer of a visit for the failed items alone: their number, the price, and the order; the contract follows. */
export function OrderReinspection({ request }: { readonly request: RequestView }) {
  const { offer } = request.reinspection;
  return (
    <ReinspectionPanel request={request} hrefOf={(id) => `/client/requests/${id}`}>
      {offer && <Offer request={request} offer={offer} />}
    </ReinspectionPanel>
  );
}

interface OfferProps {
  readonly request: RequestView;
  readonly offer: NonNullable<RequestView['reinspection']['offer']>;
}

function Offer({ request, offer: { items, vehicles, total } }: OfferProps) {
  const { t } = useTranslation('client');
  const dialogs = useDialogs();
  const toast = useToast();
  const navigate = useNavigate();
  const action = useAction('clientInspections.orderReinspection');
  const order = async () => {
    const placed = await action.run({ params: { id: request.id } });
    const signs = placed.actions.some(({ name, allowed }) => name === 'signContract' && allowed);
    toast.success(t('reinspection.done'));
    void navigate((signs && actionLinks(placed).signContract) || `/client/requests/${placed.id}`);
  };
  const ask = () =>
    dialogs.confirm({
      title: t('reinspection.sure', { count: items }),
      content: (
        <>
          {t('reinspection.then')} <Money halalas={total} />
        </>
      ),
      okText: t('reinspection.order'),
      onOk: order,
    });
  return (
    <div className={styles.offer}>
      <p>
        {t('reinspection.about', { count: items })}{' '}
        {vehicles.length > 0 && (
          <>
            {t('reinspection.vehicles', { count: vehicles.length })} <Plates plates={vehicles} />.{' '}
          </>
        )}
        {t('reinspection.price')} <Money halalas={total} />
      </p>
      <Button onClick={ask} loading={action.pending}>
        {t('reinspection.order')}
      </Button>
    </div>
  );
}

function Plates({ plates }: { readonly plates: readonly string[] }) {
  const localize = useLocalize();
  return plates.map((plate, place) => (
    <Fragment key={plate}>
      {place > 0 && localize({ ar: '، ', en: ', ' })}
      <bdi className={styles.plate}>{plate}</bdi>
    </Fragment>
  ));
}
