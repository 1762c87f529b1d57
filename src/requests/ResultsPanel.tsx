import { Segmented } from 'antd';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ResultsView } from '#domain/api/requestViews';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { useLocalize } from 'sijil/react/providers/language';
import { type AnswerEdit, type Draft, type Part, ReviewBenchContext } from './results/answerEdit';
import { CategorySection } from './results/CategorySection';
import styles from './ResultsPanel.module.css';
import { ScoreSummary } from './results/ScoreSummary';
import { ScoreDial } from './ScoreDial';
import { TabBar } from './TabBar';

interface FirstView {
  readonly label: string;
  readonly content: ReactNode;
}

interface ResultsPanelProps {
  readonly results: ResultsView;
  readonly editable?: boolean;
  readonly onChange?: (edit: AnswerEdit) => void;
  /** Answers with unsaved changes, by `answerKey`. */
  readonly drafts?: ReadonlyMap<string, Draft>;
  /** True where the page shows the score itself: sections alone, all closed. */
  readonly folded?: boolean;
  /** Content next to the filter, such as a report to download. */
  readonly extra?: ReactNode;
  /** View before the two of every form. */
  readonly first?: FirstView | undefined;
}

type Shown = 'first' | 'all' | 'failed';

/**
 * Shown answers and vehicle; stored in the address, because a step of somebody else re-renders the panel. `hasFirst`: there is a
 * further view, which is shown until another is chosen.
 */
export function useShown(hasFirst = false) {
  const [address, setAddress] = useSearchParams();
  const set = (name: 'answers' | 'vehicle', value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const chosen = address.get('answers');
  const shown: Shown = chosen === 'failed' ? 'failed' : hasFirst && chosen !== 'all' ? 'first' : 'all';
  return {
    shown,
    vehicle: address.get('vehicle'),
    show: (next: Shown) => set('answers', next),
    showVehicle: (id: string) => set('vehicle', id),
  };
}

/** Filled-in form: the score, then the categories; a tab for each vehicle. */
export function ResultsPanel({
  results,
  editable = false,
  onChange,
  drafts,
  folded = false,
  extra,
  first,
}: ResultsPanelProps) {
  const { t } = useTranslation('requests');
  const { shown, vehicle, show, showVehicle } = useShown(first !== undefined);
  const bench = use(ReviewBenchContext);
  const several = results.parts.length > 1;
  const draw = (part: Part) => (
    <PartResults
      part={part}
      shown={shown === 'failed' ? 'failed' : 'all'}
      drafts={drafts}
      open={!folded}
      onChange={editable ? onChange : undefined}
    />
  );
  return (
    <div className={styles.results}>
      <div className={styles.head}>
        {!folded && shown !== 'first' && (
          <div className={styles.standing} data-standing>
            <ScoreDial score={results.total} grade={results.grade} counts={!results.revoked} size={84} />
            <ScoreSummary results={results} />
          </div>
        )}
        <div className={styles.tools}>
          {extra}
          <Segmented<Shown>
            aria-label={t('results.show')}
            value={shown}
            onChange={(next) => {
              show(next);
              if (next === 'failed') bench?.seekBelow();
            }}
            options={[
              ...(first ? [{ value: 'first' as const, label: first.label }] : []),
              { value: 'all', label: t('results.all') },
              { value: 'failed', label: t('results.onlyFailed') },
            ]}
          />
        </div>
      </div>
      {shown === 'first' ? (
        first?.content
      ) : several ? (
        <TabBar
          label={t('details.vehicles')}
          active={vehicle}
          onChange={showVehicle}
          tabs={results.parts.map((part) => ({
            key: part.vehicle?.id ?? '',
            label: <PartLabel part={part} />,
            children: draw(part),
          }))}
        />
      ) : (
        results.parts.map((part) => <div key={part.vehicle?.id ?? ''}>{draw(part)}</div>)
      )}
    </div>
  );
}

function PartLabel({ part: { vehicle, score } }: { readonly part: Part }) {
  const localize = useLocalize();
  return (
    <>
      <bdi>{localize(vehicle?.name)}</bdi> {score !== null && <bdi dir="ltr">({score})</bdi>}
    </>
  );
}

interface PartResultsProps {
  readonly part: Part;
  readonly shown: Exclude<Shown, 'first'>;
  readonly drafts: ReadonlyMap<string, Draft> | undefined;
  readonly open: boolean;
  readonly onChange: ((edit: AnswerEdit) => void) | undefined;
}

function PartResults({ part, shown, drafts, open, onChange }: PartResultsProps) {
  const { t } = useTranslation('requests');
  const categories = shown === 'all' ? part.categories : part.categories.flatMap(onlyFailed);
  if (categories.length === 0) return <EmptyState title={t('results.noneFailed')} />;
  return (
    <div className={styles.categories}>
      {categories.map((category) => (
        <CategorySection
          key={category.key}
          open={open}
          category={category}
          vehicleId={part.vehicle?.id ?? null}
          drafts={drafts}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

function onlyFailed(category: Part['categories'][number]) {
  const questions = category.questions.filter(({ score }) => score === 0 || score === 1);
  return questions.length > 0 ? [{ ...category, questions }] : [];
}
