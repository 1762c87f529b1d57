import { Link } from 'react-router';
import { useLocalize } from '@framework/providers/language';
import { iconNamed } from '@framework/components/icons';
import type { MenuSection } from '../useMenu';
import styles from './Rail.module.css';

interface RailProps {
  readonly sections: readonly MenuSection[];
  readonly current: string;
  readonly open: string;
  readonly onOpen: (key: string) => void;
}

/** Entries outside a group link to their screens; a heading opens its part in the panel. */
export function Rail({ sections, current, open, onOpen }: RailProps) {
  const localize = useLocalize();
  return (
    <ul className={styles.rail}>
      {sections.flatMap(({ key, label, entries }) =>
        label
          ? [
              <li key={key}>
                <button
                  type="button"
                  className={`${styles.entry} ${open === key ? styles.open : ''}`}
                  aria-expanded={open === key}
                  onClick={() => onOpen(key)}
                >
                  <span className={styles.icon}>{iconNamed(entries[0]?.icon ?? '')}</span>
                  <span className={styles.label}>{localize(label)}</span>
                </button>
              </li>,
            ]
          : entries.map((entry) => (
              <li key={entry.path}>
                <Link
                  to={entry.path}
                  className={`${styles.entry} ${current === entry.path ? styles.open : ''}`}
                  {...(current === entry.path && { 'aria-current': 'page' as const })}
                >
                  <span className={styles.icon}>{iconNamed(entry.icon)}</span>
                  <span className={styles.label}>{localize(entry.label)}</span>
                </Link>
              </li>
            )),
      )}
    </ul>
  );
}
