import { useTranslation } from 'react-i18next';
import type { ContractId } from '#app/contract';
import type { Tone } from '#framework/schema/tone';
import { ToneTag } from '@framework/components/ToneTag';
import type { Received } from '#framework/contract/exchangeTypes';
import styles from './plan.module.css';

type Line = Received<Extract<ContractId, 'designs.apply'>>['lines'][number];

const tones: Readonly<Record<Line['change'], Tone>> = {
  add: 'success',
  restore: 'success',
  change: 'info',
  kept: 'neutral',
  retire: 'danger',
  conflict: 'danger',
};

/** The lines of a plan: what is added, changed or retired, and what that may cost. */
export function PlanLines({ lines }: { readonly lines: readonly Line[] }) {
  const { t } = useTranslation('designs');
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.part}/${line.key}`} className={styles.line}>
          <ToneTag tone={tones[line.change]}>{t(`change.${line.change}`)}</ToneTag>{' '}
          <span className={styles.part}>{t(`part.${line.part}`)}</span> <bdi>{line.title}</bdi>
          {line.details.map(({ label, from, to }) => (
            <p key={label} className={styles.detail}>
              <bdi>{label}</bdi>: <del dir="auto">{from || t('empty')}</del>{' '}
              <span aria-hidden="true">{t('arrow')}</span> <ins dir="auto">{to || t('empty')}</ins>
            </p>
          ))}
          {line.warning && <p className={styles.warning}>{line.warning}</p>}
        </li>
      ))}
    </ul>
  );
}
