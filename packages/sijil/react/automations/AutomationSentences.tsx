import type { RecordTabProps } from 'sijil/react/application';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { resourceNamed, roleLabels } from 'sijil/schema/application';
import { isKeyOf } from 'sijil/base/objects';
import type { AutomationStep } from 'sijil/schema/automations/automationSteps';
import { stepSentence, whenSentence } from 'sijil/schema/automations/sentences';
import { hasOptions } from 'sijil/schema/kindFacts';
import { screenPath } from 'sijil/schema/resource';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import styles from './AutomationTrial.module.css';

/** The automation as sentences: when, if, then. */
export function AutomationSentences({ resource, record }: RecordTabProps) {
  const { t } = useTranslation('record');
  const language = useLanguage();
  const localize = useLocalize();
  const automation = record as unknown as Parameters<typeof whenSentence>[0] & {
    readonly condition?: string | null;
  };
  const { trigger } = resource.fields;
  const eventLabel = hasOptions(trigger) ? trigger.options[automation.trigger] : undefined;
  const words = { language, named: resourceNamed, eventLabel };
  const steps: readonly AutomationStep[] = automation.steps;
  return (
    <dl className={styles.sentences}>
      <dt>{t('trial.when')}</dt>
      <dd>{whenSentence(automation, words)}</dd>
      <dt>{t('trial.if')}</dt>
      <dd>
        <Condition of={automation.resource} condition={automation.condition ?? ''} />
      </dd>
      <dt>{t('trial.then')}</dt>
      <dd>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={JSON.stringify(step)}>{stepSentence(step, words)}</li>
          ))}
        </ol>
      </dd>
      <dt>{t('trial.rights')}</dt>
      <dd>{isKeyOf(roleLabels(), automation.role) && localize(roleLabels()[automation.role])}</dd>
    </dl>
  );
}

/** Filter of an automation, in the words of the list that it filters. */
function Condition({ of, condition }: { readonly of: string; readonly condition: string }) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const target = resourceNamed(of);
  if (condition === '' || !target) return t('trial.always');
  const query = condition.slice(condition.indexOf('?') + 1);
  return (
    <Link to={`${screenPath(target)}?${query}`}>
      {t('trial.filtered', { names: localize(target.label.many) })}
    </Link>
  );
}
