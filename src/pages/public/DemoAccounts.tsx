import { useTranslation } from 'react-i18next';
import { demoAccounts, demoPassword } from '#domain/demoAccounts';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './DemoAccounts.module.css';

interface Props {
  readonly onPick: (credentials: { readonly email: string; readonly password: string }) => void;
}

/** Accounts of the demo; choosing one fills the sign-in form. */
export default function DemoAccounts({ onPick }: Props) {
  const { t } = useTranslation('auth');
  const localize = useLocalize();
  return (
    <details className={styles.demo}>
      <summary>{t('signIn.demo')}</summary>
      <p>{t('signIn.demoHint', { password: demoPassword })}</p>
      <ul>
        {demoAccounts.map(({ email, label }) => (
          <li key={email}>
            <button
              type="button"
              className={styles.pick}
              onClick={() => onPick({ email, password: demoPassword })}
            >
              <bdi dir="ltr">{email}</bdi>
              <span>{localize(label)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
