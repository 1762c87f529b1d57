import styles from './Profile.module.css';

/** A company's logo of any shape and colours, on white. Its name stands next to it, so it has no text of its own. */
export function CompanyLogo({ url }: { readonly url: string }) {
  return <img className={styles.logo} src={url} alt="" />;
}
