import { useBrand } from '@framework/theme/brandStore';
import styles from './brand.module.css';

/** The picture that the brand has for the sign-in page. */
export function SignInPicture() {
  const picture = useBrand(({ pictures }) => pictures.signInPicture);
  if (!picture) return null;
  const { url, width, height } = picture;
  return <img className={styles.banner} src={url} alt="" {...{ width, height }} />;
}
