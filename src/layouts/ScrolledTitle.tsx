import { useSyncExternalStore } from 'react';
import styles from './Header.module.css';

const headingHeight = 72;

/** The page's own name in the header once its heading has been scrolled away; not spoken, because the heading is. */
export function ScrolledTitle() {
  const name = useSyncExternalStore(subscribe, scrolledHeading);
  return (
    <span className={styles.title} data-shown={name !== ''} aria-hidden="true">
      <bdi>{name}</bdi>
    </span>
  );
}

function scrolledHeading(): string {
  return window.scrollY > headingHeight
    ? (document.querySelector('#content h1')?.textContent?.trim() ?? '')
    : '';
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
