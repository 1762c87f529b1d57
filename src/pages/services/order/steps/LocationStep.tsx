import { EnvironmentOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/EmptyState';
import { ToneTag } from '@/components/ToneTag';
import { useLocalize } from '@/providers/language';
import { ChoiceCard } from '@/components/ChoiceCard';
import styles from '../Order.module.css';
import { OrderBar } from '../OrderBar';
import { isStepComplete } from '../orderSteps';
import type { Order } from '../useOrder';

/** Which place is inspected; for vehicles, which place they belong to. */
export function LocationStep({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const { branches, data, change, service } = order;
  const ready = isStepComplete('location', service, data);
  return (
    <>
      <h2 className={styles.heading}>{t(`location.title.${service.subject}`)}</h2>
      <p className={styles.lead}>{t(`location.lead.${service.subject}`)}</p>
      {branches.length === 0 && (
        <EmptyState icon={<EnvironmentOutlined />} title={t('location.none')} hint={t('location.noneHint')} />
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
            <span className={styles.name}>
              <bdi>{branch.name}</bdi>
              {branch.main && <ToneTag tone="info">{t('location.main')}</ToneTag>}
            </span>
            {branch.restaurant && (
              <span className={styles.quiet}>
                <bdi>{branch.restaurant}</bdi>
              </span>
            )}
            <span className={styles.quiet}>
              {[localize(branch.city), localize(branch.district), branch.street]
                .filter(Boolean)
                .join(t('comma'))}
            </span>
            <span className={styles.quiet}>
              {t('location.responsible', { name: branch.responsibleName })}
            </span>
          </ChoiceCard>
        ))}
      </fieldset>
      <OrderBar hint={!ready && t('location.hint')}>
        <Button type="primary" size="large" disabled={!ready} onClick={order.goOn}>
          {t('next')}
        </Button>
      </OrderBar>
    </>
  );
}
