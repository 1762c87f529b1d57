import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { ActionBar } from '@/requests/ActionBar';
import type { Order } from '../useOrder';
import styles from './Contract.module.css';

interface OtherWaysProps {
  readonly order: Order;
  readonly request: RequestView;
}

/** Change of the contract, another order, or cancellation: whatever the request allows now. */
export function OtherWays({ order, request }: OtherWaysProps) {
  const { t } = useTranslation('order');
  return (
    <div className={styles.others}>
      <ActionBar
        request={request}
        exclude={['signContract', 'pay']}
        onDone={(name) => name === 'withdraw' && order.startAnew()}
      />
      <Button type="text" onClick={order.startAnew}>
        {t('contract.another')}
      </Button>
    </div>
  );
}
