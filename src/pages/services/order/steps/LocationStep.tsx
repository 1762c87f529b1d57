import { EnvironmentOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/EmptyState';
import { ChoiceCard } from '@/components/ChoiceCard';
import { BranchPlace } from '@/requests/BranchPlace';
import styles from '../Order.module.css';
import { StepBar } from '@/components/StepBar';
import { isStepComplete } from '../orderSteps';
import type { Order } from '../useOrder';

/** Which place is inspected; for vehicles, which place they belong to. */
export function LocationStep({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const { branches, data, change, service } = order;
  const ready = isStepComplete('location', service, data);
  return (
    <>
      <h2 className={styles.heading}>{t(`location.title.${service.subject}`)}</h2>
      <p className={styles.lead}>{t(`location.lead.${service.subject}`)}</p>
      {branches.length === 0 && (
        <EmptyState
          icon={<EnvironmentOutlined aria-hidden="true" />}
          title={t('location.none')}
          hint={t('location.noneHint')}
        />
      )}
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('location.legend')}</legend>
        {branches.map((branch) => (
          <ChoiceCard
            key={branch.id}
            name="branch"
            checked={data.branchId === branch.id}
            onChoose={() => change({ type: 'branch', branchId: branch.id })}
          >
            <BranchPlace branch={branch}>
              {t('location.responsible', { name: branch.responsibleName })}
            </BranchPlace>
          </ChoiceCard>
        ))}
      </fieldset>
      <StepBar hint={!ready && t('location.hint')}>
        <Button type="primary" size="large" disabled={!ready} onClick={order.goOn}>
          {t('next')}
        </Button>
      </StepBar>
    </>
  );
}
