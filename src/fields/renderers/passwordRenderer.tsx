import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { passwordProblemMessages, passwordProblems, type PasswordProblem } from '#domain/formats/password';
import type { PasswordField } from '#domain/schema/fields/password';
import { useLocalize } from '@/providers/language';
import { controlProps } from '../controlProps';
import ltr from '../ltr.module.css';
import styles from './password.module.css';
import type { InputProps, Renderer } from '../renderer';

const wishes = Object.keys(passwordProblemMessages) as PasswordProblem[];

/** A password; a new one with what it still lacks told while it is typed. */
function PasswordInput({
  field,
  value,
  onChange,
  autoComplete = 'new-password',
  ...rest
}: InputProps<PasswordField>) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const lacking = passwordProblems(value ?? '', field.min);
  return (
    <>
      <Input.Password
        {...controlProps(rest)}
        className={ltr.ltr}
        dir="ltr"
        autoComplete={autoComplete}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && !field.existing && (
        <ul className={styles.wishes} aria-label={t('password.wishes')}>
          {wishes.map((wish) => (
            <li key={wish} className={lacking.includes(wish) ? styles.lacking : styles.met}>
              {lacking.includes(wish) ? (
                <MinusCircleOutlined aria-hidden="true" />
              ) : (
                <CheckCircleFilled aria-hidden="true" />
              )}
              {localize(passwordProblemMessages[wish]).replace('{min}', String(field.min))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export const passwordRenderer: Renderer<PasswordField> = {
  Input: PasswordInput,
};
