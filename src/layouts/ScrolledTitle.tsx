import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useLocalize } from '@/providers/language';
import styles from './Header.module.css';
import { titleOfPath } from './useScreenTitle';

const headingHeight = 72;

/** The screen's name in the header once its heading has been scrolled away; not spoken, because the heading is. */
export function ScrolledTitle() {
  const { pathname } = useLocation();
  const localize = useLocalize();
  const scrolled = useSyncExternalStore(subscribe, () => window.scrollY > headingHeight);
  return (
    <span className={styles.title} data-shown={scrolled} aria-hidden="true">
      {localize(titleOfPath(pathname))}
    </span>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
