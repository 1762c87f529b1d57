import { useTranslation } from 'react-i18next';
import { formatNamed } from 'sijil/schema/application';
import type { AnyFormat, FormattedKind } from 'sijil/schema/kinds/formatted';
import { keysOf } from 'sijil/base/objects';
import { passwordProblemMessages, passwordProblems } from 'sijil/base/formats/password';
import type { PasswordField } from 'sijil/schema/kinds/text';
import { Icon } from 'sijil/react/plain/Icon';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './PasswordWishes.module.css';

/** Direction of a typed text; an empty box follows the page. */
export const directionOf = (text: string | null | undefined) => (text ? 'auto' : undefined);

type Keyboard = 'email' | 'tel' | 'url' | 'numeric' | 'text';

interface Typing {
  readonly keyboard: Keyboard;
  readonly example: string;
}

const formattedTyping: Record<FormattedKind, Typing> = {
  email: { keyboard: 'email', example: 'name@example.com' },
  phone: { keyboard: 'tel', example: '05XXXXXXXX' },
  url: { keyboard: 'url', example: 'https://' },
  iban: { keyboard: 'text', example: 'SA00 0000 0000 0000 0000 0000' },
  nationalId: { keyboard: 'numeric', example: '1XXXXXXXXX' },
  commercialRegistration: { keyboard: 'numeric', example: '7XXXXXXXXX' },
  taxNumber: { keyboard: 'numeric', example: '3XXXXXXXXXXXXX3' },
  shortAddress: { keyboard: 'text', example: 'RRRD2929' },
  plate: { keyboard: 'text', example: 'أ ب ح 1234' },
  colour: { keyboard: 'text', example: '#2a85ff' },
};

/** Keyboard and example of a formatted field, the application's formats among them. */
export const typingOf = (kind: AnyFormat): Typing =>
  formatNamed(kind) ?? formattedTyping[kind as FormattedKind];

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
