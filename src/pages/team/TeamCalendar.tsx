import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { InspectorsWeekView } from '#domain/api/calendarViews';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { useOperation } from 'sijil/react/providers/operations';
import { useWeek, WeekBar } from '@/requests/week/WeekBar';
import { useMedia } from 'sijil/react/theme/useAppearance';
import { visitStage, visitStages } from '#domain/workflow/visitStage';
import { StageMark } from '@/requests/week/StageMark';
import { useLocalize } from 'sijil/react/providers/language';
import { DayList } from './DayList';
import { type Move, MoveDialog } from './MoveDialog';
import styles from './Team.module.css';
import { TeamGrid } from './TeamGrid';
import { Unstaffed } from './Unstaffed';
import { required } from 'sijil/schema/index';
import { requestsResource } from '#resources/requests';
import { FieldFilter } from 'sijil/react/fields/FieldInput';

/** Week of all visits: by inspector and without one, with days off and free capacity; a visit can be moved in place. */
export default function TeamCalendar() {
  const { t } = useTranslation('calendar');
  const week = useWeek();
  const filters = useTeamAddress();
  const { data, error, refetch } = useOperation('calendar.inspectors', {
    query: { ...week.query, ...filters.chosen },
  });
  const [move, setMove] = useState<Move | null>(null);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('hint')} />
      <div className={styles.stack}>
        <WeekBar week={week} days={data?.days ?? []} />
        <TeamFilters address={filters} />
        {error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : data ? (
          <Week data={data} filters={filters} onMove={setMove} />
        ) : (
          <LoadingState as="lines" rows={10} />
        )}
      </div>
      {move && <MoveDialog move={move} onClose={() => setMove(null)} />}
    </>
  );
}

interface WeekProps {
  readonly data: InspectorsWeekView;
  readonly filters: TeamAddress;
  readonly onMove: (move: Move) => void;
}

/** Grid of inspectors and days on a wide screen; on a phone a list of days. */
function Week({ data, filters, onMove }: WeekProps) {
  const { t } = useTranslation('calendar');
  const roomy = useMedia('(min-width: 1200px)');
  const isEmpty =
    data.inspectors.length === 0 && data.days.every(({ unassigned }) => unassigned.length === 0);
  if (isEmpty)
    return filters.isNarrowed ? (
      <EmptyState
        title={t('filters.nobody')}
        hint={t('filters.nobodyHint')}
        action={<Button onClick={filters.clear}>{t('filters.clear')}</Button>}
      />
    ) : (
      <EmptyState title={t('nobody')} hint={t('nobodyHint')} />
    );
  return (
    <>
      <Unstaffed days={data.days} onMove={onMove} />
      {roomy ? <TeamGrid data={data} onMove={onMove} /> : <DayList data={data} onMove={onMove} />}
      <Legend data={data} />
    </>
  );
}

/** Legend: the mark of each stage that is shown, and the meaning of the counts above the days. */
function Legend({ data: { days, inspectors } }: { readonly data: InspectorsWeekView }) {
  const { t } = useTranslation(['calendar', 'people']);
  const shown = [
    ...days.flatMap(({ unassigned }) => unassigned),
    ...inspectors.flatMap((one) => one.days.flatMap(({ booked }) => booked)),
  ].map(({ status }) => visitStage(status));
  const stages = visitStages.filter((stage) => shown.includes(stage));
  return (
    <>
      {stages.length > 0 && (
        <ul className={styles.legend} aria-label={t('legend')}>
          {stages.map((stage) => (
            <li key={stage}>
              <StageMark stage={stage} /> {t(`people:week.stage.${stage}`)}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet}>{t('counts')}</p>
    </>
  );
}

const names = ['cityIds', 'serviceIds'] as const;
type FilterName = (typeof names)[number];

const ids = /^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/;

/** Cities and services of the team's week, in the address; a value that is no id is ignored. */
export function useTeamAddress() {
  const [address, setAddress] = useSearchParams();
  const chosen: Readonly<Partial<Record<FilterName, string>>> = Object.fromEntries(
    names.flatMap((name) => {
      const value = address.get(name);
      return value !== null && ids.test(value) ? [[name, value]] : [];
    }),
  );
  const write = (changed: Readonly<Partial<Record<FilterName, string>>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of names) {
          const value = changed[name];
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    chosen,
    isNarrowed: Object.keys(chosen).length > 0,
    choose: (name: FilterName, value: string | undefined) => write({ ...chosen, [name]: value ?? '' }),
    clear: () => write({}),
  };
}

export type TeamAddress = ReturnType<typeof useTeamAddress>;

const { cityId, serviceId } = requestsResource.fields;
// The city is required, because a visit without a city has no place to send an inspector to.
const fields = { cityIds: required(cityId), serviceIds: serviceId } as const;

/** Filters of the week by city and service, with the controls of the lists of requests. */
export function TeamFilters({
  address: { chosen, isNarrowed, choose, clear },
}: {
  readonly address: TeamAddress;
}) {
  const { t } = useTranslation(['calendar', 'fields']);
  const localize = useLocalize();
  const prefix = useId();
  return (
    <search className={styles.filters} aria-label={t('filters.label')}>
      {(['cityIds', 'serviceIds'] as const).map((name) => (
        <div key={name} className={styles.filter}>
          <label htmlFor={`${prefix}-${name}`}>{localize(fields[name].label)}</label>
          <FieldFilter
            id={`${prefix}-${name}`}
            field={fields[name]}
            filters={chosen[name] ? { in: chosen[name] } : {}}
            onChange={(filters) => choose(name, filters.in)}
          />
        </div>
      ))}
      {isNarrowed && (
        <Button type="link" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </search>
  );
}
