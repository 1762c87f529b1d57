import styles from './Profile.module.css';

/** Logo of a company in any shape and colours, on white. The name is next to it, so it has no alternative text. */
export function CompanyLogo({ url }: { readonly url: string }) {
  return <img className={styles.logo} src={url} alt="" />;
}
