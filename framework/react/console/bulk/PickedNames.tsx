import { useLocalize } from '@framework/providers/language';
import type { Selection } from './pickedRecords';
import styles from './bulk.module.css';

/** What is selected, by name, for whoever is about to delete it; a long list is scrolled. */
export function PickedNames({ selection }: { readonly selection: Selection }) {
  const localize = useLocalize();
  return (
    // Reached by the keyboard, because it may have to be scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.names} tabIndex={0}>
      {[...selection.values()].map(({ id, title }) => (
        <li key={id}>
          <bdi>{localize(title) || id}</bdi>
        </li>
      ))}
    </ul>
  );
}
