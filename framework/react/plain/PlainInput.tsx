import { type InputHTMLAttributes, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';
import styles from './plain.module.css';

interface PlainInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  readonly size?: 'middle' | 'large';
  /** Read from the left on every page, as codes and addresses are. */
  readonly ltr?: boolean;
}

/** A box to type in. */
export function PlainInput({ size = 'middle', ltr = false, ...rest }: PlainInputProps) {
  const classes = [styles.box, ltr && styles.ltr, size === 'large' && styles.large];
  return <input {...rest} className={classes.filter(Boolean).join(' ')} />;
}

/** A password, which is shown on demand. */
export function PlainPassword(props: InputHTMLAttributes<HTMLInputElement>) {
  const { t } = useTranslation('fields');
  const [shown, setShown] = useState(false);
  return (
    <div className={`${styles.box} ${styles.secret}`}>
      <input
        {...props}
        className={styles.ltr}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        className={styles.reveal}
        aria-label={t(shown ? 'password.hide' : 'password.show')}
        onClick={() => setShown(!shown)}
      >
        <Icon of={shown ? 'eye' : 'eye-invisible'} />
      </button>
    </div>
  );
}
