import { useLocalize } from '@framework/providers/language';
import type { Picked } from './pickedRecords';
import styles from './bulk.module.css';

/** Names of the selected records, shown before something is done with them; a long list scrolls. */
export function PickedNames({ picked }: { readonly picked: readonly Picked[] }) {
  const localize = useLocalize();
  return (
    // Reached by the keyboard, because it may have to be scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.names} tabIndex={0}>
      {picked.map(({ id, title }) => (
        <li key={id}>
          <bdi>{localize(title) || id}</bdi>
        </li>
      ))}
    </ul>
  );
}
