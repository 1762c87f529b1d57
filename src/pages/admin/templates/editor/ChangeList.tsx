import { useTranslation } from 'react-i18next';
import type { TemplateChange } from '#domain/templates/templateChange';
import { useLocalize } from '@framework/providers/language';
import styles from './Editor.module.css';

/** Changes between two versions of a template, part by part. */
export function ChangeList({ changes }: { readonly changes: readonly TemplateChange[] }) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  if (changes.length === 0) return <p>{t('difference.none')}</p>;
  return (
    <ul className={styles.changes} aria-label={t('difference.label')}>
      {changes.map(({ label, from, to }) => (
        <li key={label.en}>
          <strong>{localize(label)}</strong>
          <p className={styles.former}>{localize(from) || t('difference.nothing')}</p>
          <p>{localize(to) || t('difference.nothing')}</p>
        </li>
      ))}
    </ul>
  );
}
