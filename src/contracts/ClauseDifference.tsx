import { useTranslation } from 'react-i18next';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import { compareContracts } from '#domain/templates/templateChanges';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import styles from '@/documents/Editor.module.css';

interface ClauseDifferenceProps {
  readonly before: ContractTemplate;
  readonly after: ContractTemplate;
}

const tones = { added: 'success', removed: 'danger', moved: 'info', changed: 'warning' } as const;

/** Changes between two versions of the terms, clause by clause. */
export function ClauseDifference({ before, after }: ClauseDifferenceProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const changes = compareContracts(before, after);
  if (changes.length === 0) return <p>{t('difference.none')}</p>;
  return (
    <ul className={styles.changes} aria-label={t('difference.label')}>
      {changes.map(({ kind, key, title, from, to }) => (
        <li key={`${kind}/${key}`}>
          <div className={styles.change}>
            <ToneTag tone={tones[kind]}>{t(`difference.${kind}`)}</ToneTag>
            <bdi>{localize(title) || t('untitled')}</bdi>
          </div>
          {from && <p className={styles.former}>{localize(from)}</p>}
          {to && <p>{localize(to)}</p>}
        </li>
      ))}
    </ul>
  );
}
