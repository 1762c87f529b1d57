import { Logo, useBrandName } from 'sijil/react/brand/brand';
import styles from './Brand.module.css';

/** Logo of the brand, or the original mark and, where there is room, the name. */
export function Brand({ markOnly = false }: { readonly markOnly?: boolean }) {
  const name = useBrandName();
  return (
    <Logo markOnly={markOnly}>
      <span className={styles.brand}>
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
          <rect width="32" height="32" rx="8" className={styles.ground} />
          <path
            className={styles.shield}
            d="M16 6l8 3v6.5c0 5-3.3 8.600-8 10.500-4.700-1.900-8-5.500-8-10.500V9z"
          />
          <path className={styles.check} d="M12.300 15.800l2.700 2.700 5-5.200" />
        </svg>
        {markOnly ? <span className="visually-hidden">{name}</span> : <bdi>{name}</bdi>}
      </span>
    </Logo>
  );
}
