import { useSyncExternalStore } from 'react';
import { inSight } from '@framework/components/inSight';
import styles from './Header.module.css';

const headingHeight = 72;

/** The page's own name in the header once its heading has been scrolled away; not spoken, because the heading is. */
export function ScrolledTitle() {
  const name = useSyncExternalStore(subscribe, () => shown);
  return (
    <span className={styles.title} data-shown={name !== ''} aria-hidden="true">
      <bdi>{name}</bdi>
    </span>
  );
}

/** Read while somebody scrolls, and not with every drawing: only a layout shows how far the page is scrolled. */
let shown = '';

function subscribe(changed: () => void): () => void {
  const look = () => {
    const name = scrolledHeading();
    if (name === shown) return;
    shown = name;
    changed();
  };
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}

function scrolledHeading(): string {
  return window.scrollY > headingHeight ? (inSight('#content h1')[0]?.textContent?.trim() ?? '') : '';
}
