import { keysOf } from '#framework/base/objects';
import { useTranslation } from 'react-i18next';
import { passwordProblemMessages, passwordProblems } from '#framework/base/formats/password';
import type { PasswordField } from '#framework/schema/kinds/password';
import { Icon } from '@framework/plain/Icon';
import { useLocalize } from '@framework/providers/language';
import styles from './PasswordWishes.module.css';

const wishes = keysOf(passwordProblemMessages);

interface PasswordWishesProps extends Pick<PasswordField, 'min'> {
  readonly password: string;
}

/** Requirements that a new password still misses, shown while it is typed. */
export function PasswordWishes({ password, min }: PasswordWishesProps) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const lacking = passwordProblems(password, min);
  return (
    <ul className={styles.wishes} aria-label={t('password.wishes')}>
      {wishes.map((wish) => (
        <li key={wish} className={lacking.includes(wish) ? styles.lacking : styles.met}>
          <Icon of={lacking.includes(wish) ? 'minus-circle' : 'check-circle-filled'} />
          {localize(passwordProblemMessages[wish]).replace('{min}', String(min))}
        </li>
      ))}
    </ul>
  );
}
