import { Logo, useBrandName } from 'sijil/react/brand/brand';
import styles from './Mark.module.css';

/** Logo of the brand; without one, the first letter of the name and, where there is room, the name. */
export function Mark({ markOnly = false }: { readonly markOnly?: boolean }) {
  const name = useBrandName();
  return (
    <Logo markOnly={markOnly}>
      <span className={styles.brand}>
        <span className={styles.letter} aria-hidden="true">
          {[...name][0]}
        </span>
        {markOnly ? <span className="visually-hidden">{name}</span> : <bdi>{name}</bdi>}
      </span>
    </Logo>
  );
}
