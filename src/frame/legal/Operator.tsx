import { useTranslation } from 'react-i18next';
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

/** Parts in `legal.json` of the texts behind the footer's links; the company's facts come from the settings. */
export const legalTexts = {
  company: [],
  terms: [
    'service',
    'account',
    'order',
    'payment',
    'cancellation',
    'visit',
    'results',
    'certificate',
    'limits',
    'contact',
    'changes',
    'law',
  ],
  privacy: [
    'controller',
    'collected',
    'recorded',
    'use',
    'shared',
    'public',
    'transfer',
    'kept',
    'security',
    'browser',
    'rights',
  ],
} as const;

export type LegalText = keyof typeof legalTexts;

export function isLegalText(name: string): name is LegalText {
  return Object.hasOwn(legalTexts, name);
}
