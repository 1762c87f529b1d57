import { EnvironmentOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { LinkButton } from 'sijil/react/components/links';
import { ChoiceCard, StepBar } from 'sijil/react/components/steps';
import { useMayCall } from 'sijil/react/providers/may';
import styles from '../Order.module.css';
import { isStepComplete } from '../orderSteps';
import { OrderTotal } from '../OrderSummary';
import type { Order } from '../useOrder';
import type { OwnBranchView } from '#domain/api/orderViews';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import placeStyles from './BranchPlace.module.css';

/** Branches to inspect, in one contract; for vehicles, the branch that they belong to. */
export function LocationStep({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const { branches, data, change, service } = order;
  const ready = isStepComplete('location', service, data);
  const several = service.subject === 'branch';
  const mayAdd = useMayCall('branches.importOwn');
  const toggle = (id: string) => {
    const { branchIds } = data;
    const next = branchIds.includes(id) ? branchIds.filter((one) => one !== id) : [...branchIds, id];
    change({ type: 'branches', branchIds: next });
  };
  return (
    <>
      <h2 className={styles.heading}>{t(`location.title.${service.subject}`)}</h2>
      <p className={styles.lead}>{t(`location.lead.${service.subject}`)}</p>
      {branches.length === 0 && (
        <EmptyState
          icon={<EnvironmentOutlined aria-hidden="true" />}
          title={t('location.none')}
          hint={t(mayAdd ? 'location.noneHint' : 'location.noneAssignedHint')}
          action={mayAdd && <LinkButton to="/client/branches">{t('location.add')}</LinkButton>}
        />
      )}
      {several && branches.length > 1 && <AllBranches order={order} />}
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('location.legend')}</legend>
        {branches.map((branch) => (
          <ChoiceCard
            key={branch.id}
            type={several ? 'checkbox' : 'radio'}
            name="branch"
            checked={data.branchIds.includes(branch.id)}
            onChoose={() => (several ? toggle(branch.id) : change({ type: 'branch', branchId: branch.id }))}
          >
            <BranchPlace branch={branch}>
              {t('location.responsible', { name: branch.responsibleName })}
            </BranchPlace>
          </ChoiceCard>
        ))}
      </fieldset>
      <StepBar hint={ready ? <OrderTotal order={order} /> : t('location.hint')}>
        <Button type="primary" size="large" disabled={!ready} onClick={order.goOn}>
          {t('next')}
        </Button>
      </StepBar>
    </>
  );
}

/** Number of chosen branches, and a button that chooses all or none. */
function AllBranches({ order: { branches, data, change } }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const all = data.branchIds.length === branches.length;
  return (
    <div className={styles.row}>
      <span className={styles.quiet} aria-live="polite">
        {t('location.chosen', { count: data.branchIds.length })}
      </span>
      <Button
        type="link"
        onClick={() => change({ type: 'branches', branchIds: all ? [] : branches.map(({ id }) => id) })}
      >
        {t(all ? 'location.noneOfThem' : 'location.all')}
      </Button>
    </div>
  );
}

interface BranchPlaceProps {
  readonly branch: OwnBranchView;
  /** Contact of the branch. */
  readonly children: ReactNode;
}

/** Branch of the company: its name, its restaurant where a company has several, and its place. */
function BranchPlace({ branch, children }: BranchPlaceProps) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const place = [localize(branch.city), localize(branch.district), branch.street].filter(Boolean);
  return (
    <>
      <span className={placeStyles.name}>
        <bdi>{branch.name}</bdi>
        {branch.main && <ToneTag tone="info">{t('branch.main')}</ToneTag>}
      </span>
      {branch.restaurant && (
        <span className={placeStyles.quiet}>
          <bdi>{branch.restaurant}</bdi>
        </span>
      )}
      <span className={placeStyles.quiet}>{place.join(t('comma'))}</span>
      <span className={placeStyles.quiet}>{children}</span>
    </>
  );
}
