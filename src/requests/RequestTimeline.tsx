import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { phaseLabels } from '#domain/workflow/statuses';
import type { Tone } from '#framework/schema/field';
import { DateText } from '@framework/components/DateText';
import { useLocalize } from '@framework/providers/language';
import { useNow } from '@framework/providers/serverClock';
import styles from './RequestTimeline.module.css';
import { type TimelineRequest, type TimelineStep, timelineSteps } from './timelineSteps';

interface RequestTimelineProps {
  readonly request: TimelineRequest;
}

/** The way of a request at a glance: phases behind, here and ahead, each with the day on which it began. */
export function RequestTimeline({ request }: RequestTimelineProps) {
  const { t } = useTranslation('requests');
  const now = useNow();
  return (
    <ol className={styles.steps} aria-label={t('timeline.label')}>
      {timelineSteps(request, now).map((step, index) => (
        <Step key={step.phase} step={step} number={index + 1} />
      ))}
    </ol>
  );
}

interface StepProps {
  readonly step: TimelineStep;
  readonly number: number;
}

function Step({ step, number }: StepProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { phase, state, reached, since, said, tone } = step;
  const failed = tone === 'danger';
  return (
    <li
      className={[styles.step, styles[state], failed && styles.failed].filter(Boolean).join(' ')}
      {...(state === 'current' && { 'aria-current': 'step' as const })}
      {...(tone && { style: colours(tone) })}
    >
      <span className={styles.dot} aria-hidden="true">
        {failed ? (
          <CloseOutlined aria-hidden="true" />
        ) : reached ? (
          <CheckOutlined aria-hidden="true" />
        ) : (
          number
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.phase}>{localize(phaseLabels[phase])}</span>
        <span className={styles.since}>
          {said ? <bdi>{localize(said)}</bdi> : since ? <DateText value={since} /> : t('timeline.ahead')}
        </span>
      </span>
    </li>
  );
}

function colours(tone: Tone) {
  return { '--dot': `var(--tone-${tone}-text)`, '--glow': `var(--tone-${tone}-ground)` };
}
