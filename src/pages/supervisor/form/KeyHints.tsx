import { useTranslation } from 'react-i18next';
import styles from './Review.module.css';

const hints = [
  { keys: ['↑', '↓'], name: 'move' },
  { keys: ['0', '1', '2'], name: 'score' },
  { keys: ['N'], name: 'na' },
  { keys: ['E'], name: 'note' },
  { keys: ['R'], name: 'reason' },
  { keys: ['Esc'], name: 'leave' },
  { keys: ['Enter'], name: 'confirm' },
  { keys: ['←', '→'], name: 'photos' },
  { keys: ['U'], name: 'unresolved' },
  { keys: ['F'], name: 'below' },
  { keys: ['Ctrl', 'S'], name: 'save' },
];

/** Which keys score a form; of no use where there is no keyboard. */
export function KeyHints() {
  const { t } = useTranslation('supervisor');
  return (
    <ul className={styles.hints} aria-label={t('form.keys.label')}>
      {hints.map(({ keys, name }) => (
        <li key={name} className={styles.hint}>
          <span dir="ltr">
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </span>
          {t(`form.keys.${name}`)}
        </li>
      ))}
    </ul>
  );
}
