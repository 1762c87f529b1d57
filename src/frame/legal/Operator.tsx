import { useTranslation } from 'react-i18next';
import { isMember } from 'sijil/base/objects';
import type { SettingsView } from '#domain/api/orderViews';
import { operatorFacts } from '#domain/operator';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import styles from './Operator.module.css';

export type OperatorSettings = Pick<SettingsView, 'operator' | 'support'>;

interface OperatorProps {
  readonly operator: NonNullable<SettingsView['operator']>;
  readonly support: SettingsView['support'];
}

/** Facts about the portal's company that the law requires before anybody registers or orders. */
export function Operator({ operator, support }: OperatorProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const language = useLanguage();
  return (
    <dl className={styles.operator} aria-label={t('operator.label')}>
      <div>
        <dt className="visually-hidden">{t('operator.name')}</dt>
        <dd>
          <bdi>{localize(operator.name)}</bdi>
        </dd>
      </div>
      {operatorFacts({ ...operator, ...support }, language).map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}:</dt>
          <dd>
            {/* A number has no letters that set its direction, so Arabic text around it would reverse it. */}
            <bdi dir={name === 'address' ? 'auto' : 'ltr'}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const legalTexts = ['company', 'terms', 'privacy'] as const;
export type LegalText = (typeof legalTexts)[number];

/** True for the name of a text behind the footer's links. */
export const isLegalText = (name: string): name is LegalText => isMember(legalTexts, name);
