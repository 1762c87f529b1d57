import { useTranslation } from 'react-i18next';
import { comparedParts, compareForms, type FormChange } from '#domain/forms/compareForms';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import styles from '../editor/Editor.module.css';

interface FormDifferenceProps {
  readonly before: InspectionForm;
  readonly after: InspectionForm;
}

const tones = { added: 'success', removed: 'danger', moved: 'info', changed: 'warning' } as const;

/** Changes between two versions of a form, in words. */
export function FormDifference({ before, after }: FormDifferenceProps) {
  const { t } = useTranslation('templates');
  const changes = compareForms(before, after);
  if (changes.length === 0) return <p>{t('difference.none')}</p>;
  return (
    <ul className={styles.changes} aria-label={t('difference.label')}>
      {changes.map((change, index) => (
        // Nothing of a change is its own: two categories may be called the same.
        <Change key={index} change={change} />
      ))}
    </ul>
  );
}

function Change({ change: { kind, on, place, part, from, to } }: { readonly change: FormChange }) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const say = (value: FormChange['from']) => {
    if (value === null && part === 'weight') return t('builder.automatic');
    if (value === null || value === undefined || value === '') return t('difference.nothing');
    if (typeof value === 'boolean') return t(value ? 'difference.yes' : 'difference.no');
    return typeof value === 'object'
      ? localize(value) || t('untitled')
      : t(`subjects.${value}`, String(value));
  };
  return (
    <li className={styles.change}>
      <ToneTag tone={tones[kind]}>{t(`difference.${kind}`)}</ToneTag>
      <span className={styles.quiet}>{t(`difference.on.${on}`)}</span>
      <bdi>{localize(place) || t('untitled')}</bdi>
      {part && (
        <span>
          {localize(comparedParts[part])}: <bdi className={styles.former}>{say(from)}</bdi>{' '}
          <span aria-hidden="true" className={`mirrored ${styles.arrow}`}>
            →
          </span>{' '}
          <bdi>{say(to)}</bdi>
        </span>
      )}
    </li>
  );
}
