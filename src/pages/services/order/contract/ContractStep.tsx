import { FileProtectOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/EmptyState';
import { ProfileNeed } from '@/profile/ProfileNeed';
import styles from '../Order.module.css';
import type { Order } from '../useOrder';
import { ContractPaper } from './ContractPaper';
import { OtherWays } from './OtherWays';
import { SignForm } from './SignForm';

/** The contract is read, then signed, sent back for a change, or the order is taken back. */
export function ContractStep({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const { request } = order;
  if (!request) return null;
  const { contract, actions } = request;
  const signing = actions.find(({ name }) => name === 'signContract');
  if (!contract || !signing) {
    const changing = request.contract !== null;
    return (
      <>
        <EmptyState
          icon={<FileProtectOutlined aria-hidden="true" />}
          title={t(changing ? 'contract.changing' : 'contract.preparing')}
          hint={t(changing ? 'contract.changingHint' : 'contract.preparingHint')}
        />
        <OtherWays order={order} request={request} />
      </>
    );
  }
  return (
    <>
      <h2 className={styles.heading}>{t('contract.title')}</h2>
      <p className={styles.lead}>{t('contract.lead')}</p>
      <ContractPaper key={contract.version} request={request}>
        <ProfileNeed actions={actions} />
        {signing.allowed ? (
          <SignForm request={request} contractVersion={contract.version} />
        ) : (
          <Alert type="info" showIcon message={signing.reason} />
        )}
        <OtherWays order={order} request={request} />
      </ContractPaper>
    </>
  );
}
