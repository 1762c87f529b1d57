import { CheckOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { completesNothing } from '#domain/workflow/statusGroups';
import { phaseLabels } from '#domain/workflow/statuses';
import { useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import styles from './StepLine.module.css';
import { type TimelineRequest, timelineSteps } from './timelineSteps';

/** Phases of a request as one line of segments, with the last one reached and the next one in words. */
export function StepLine({ request }: { readonly request: TimelineRequest }) {
  const { t } = useTranslation(['requests', 'client']);
  const localize = useLocalize();
  const steps = timelineSteps(request, useNow());
  const here = steps.findIndex(({ state }) => state === 'current');
  const current = steps[here];
  if (!current) return null;
  const done = steps.findLast(({ reached }) => reached);
  const isCancelled = completesNothing(request.status);
  const next = isCancelled ? undefined : current.reached ? steps[here + 1] : current;
  const count = t('client:running.step', { step: here + 1, steps: steps.length });
  return (
    <div>
      <div
        className={styles.segments}
        role="img"
        aria-label={`${count}: ${localize(phaseLabels[current.phase])}`}
      >
        {steps.map(({ phase, state, reached }) => (
          <i key={phase} data-state={reached ? 'reached' : isCancelled ? 'stopped' : state} />
        ))}
      </div>
      <p className={styles.words}>
        {done && (
          <span className={styles.done}>
            <CheckOutlined aria-hidden="true" /> {localize(phaseLabels[done.phase])}
          </span>
        )}
        {next && next !== done && (
          <strong>
            {t('next.now')} {localize(phaseLabels[next.phase])}
          </strong>
        )}
        {!isCancelled && (
          <span className={styles.count} aria-hidden="true">
            {t('timeline.of', { step: here + 1, steps: steps.length })}
          </span>
        )}
      </p>
    </div>
  );
}
