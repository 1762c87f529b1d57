import { Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparableView } from '#domain/api/comparisonViews';
import { comparisonLimits } from '#domain/comparison';
import { errors } from '#domain/errors';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LinkButton } from 'sijil/react/components/links';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import styles from './Comparison.module.css';
import type { ComparisonAddress } from './useComparisonAddress';
import { ChoiceCard } from 'sijil/react/components/steps';
import { DateText } from 'sijil/react/components/valueTexts';
import { GradeScore } from '@/requests/GradeScore';
import { RequestNumber } from '@/requests/RequestNumber';

/** Reads the branches, the inspections of the chosen ones, and what to compare without a choice. */
export const useComparable = ({ branches }: Pick<ComparisonAddress, 'branches'>) =>
  useOperation('clientInspections.compareBranches', { query: { branches: branches.join(',') } });

/** Picker of the branches, then of their inspections; a message refuses more than can be compared. */
export function InspectionPicker({ address }: { readonly address: ComparisonAddress }) {
  const { t } = useTranslation('comparison');
  const { data, error, refetch } = useComparable(address);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="cards" rows={1} />;
  if (data.branches.every(({ inspections }) => inspections === 0))
    return (
      <EmptyState
        title={t('none.title')}
        hint={t('none.hint')}
        action={<LinkButton to="/services">{t('none.order')}</LinkButton>}
      />
    );
  return (
    <div className="no-print">
      <Panel title={t('choose')}>
        <Choices address={address} comparable={data} />
      </Panel>
    </div>
  );
}

interface ChoicesProps {
  readonly address: ComparisonAddress;
  readonly comparable: ComparableView;
}

function Choices({ address, comparable: { branches, inspections, more } }: ChoicesProps) {
  const { t } = useTranslation('comparison');
  const localize = useLocalize();
  const id = useId();
  const [refused, setRefused] = useState(false);
  const { ids, tick } = useTicked(address);
  const toggle = (one: string) => {
    const without = ids.filter((other) => other !== one);
    const tooMany = without.length === ids.length && ids.length >= comparisonLimits.max;
    setRefused(tooMany);
    if (!tooMany) tick(without.length < ids.length ? without : [...ids, one]);
  };
  return (
    <div className={styles.choices}>
      <label htmlFor={id} className={styles.label}>
        {t('branches')}
      </label>
      <Select
        id={id}
        mode="multiple"
        className={styles.branches}
        value={[...address.branches]}
        onChange={(chosen: string[]) => address.change({ branches: chosen })}
        placeholder={t('branchesPlaceholder')}
        optionFilterProp="label"
        options={branches.map(({ id: value, name, city, inspections: count }) => ({
          value,
          label: [name ?? t('noBranch'), localize(city), t('inspections', { count })]
            .filter(Boolean)
            .join(' · '),
          disabled: count === 0,
        }))}
      />
      {address.branches.length > 0 && (
        <InspectionCards inspections={inspections} chosen={ids} onToggle={toggle} />
      )}
      {more && <p className={styles.quiet}>{t('more')}</p>}
      <p role="alert" className={styles.refused}>
        {refused && localize(errors.compare_too_many)}
      </p>
    </div>
  );
}

/** Selected inspections, updated at once, before the address follows. */
function useTicked({ ids, change }: ComparisonAddress) {
  const at = ids.join();
  const [ticked, setTicked] = useState({ at, ids });
  if (ticked.at !== at) setTicked({ at, ids });
  return {
    ids: ticked.ids,
    tick: (next: readonly string[]) => {
      setTicked({ at, ids: next });
      change({ ids: next });
    },
  };
}

interface InspectionCardsProps {
  readonly inspections: ComparableView['inspections'];
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Inspections of the chosen branches, the newest first. */
function InspectionCards({ inspections, chosen, onToggle }: InspectionCardsProps) {
  const { t } = useTranslation('comparison');
  const localize = useLocalize();
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.label}>{t('pick')}</legend>
      {inspections.map(({ id, number, branch, vehicles, service, on, score, grade, revoked }) => (
        <ChoiceCard
          key={id}
          type="checkbox"
          name="inspection"
          checked={chosen.includes(id)}
          onChoose={() => onToggle(id)}
        >
          <span className={styles.card}>
            <span className={styles.cardHead}>
              <strong>
                <bdi>{branch?.name ?? t('vehicles', { count: vehicles })}</bdi>
              </strong>
              <GradeScore score={score} grade={grade} counts={!revoked} />
            </span>
            <span>{localize(service)}</span>
            <span className={styles.quiet}>
              <RequestNumber number={number} /> · <DateText value={on} />
            </span>
          </span>
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
