import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton, PlainInput } from 'sijil/react/plain/PlainControls';
import { goTo } from 'sijil/react/address/address';
import { CheckContract } from './CheckContract';
import styles from './Verify.module.css';
import { VerifyHeader } from './VerifyHeader';

/** Public page to verify a printed certificate without a camera, by its code, and a contract by its file. */
export default function EnterCode() {
  const { t } = useTranslation('verify');
  const id = useId();
  const [code, setCode] = useState('');
  const typed = code.replaceAll(/\s/g, '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== '') goTo(`/verify/${encodeURIComponent(typed)}`);
  };
  return (
    <div className={styles.page}>
      <VerifyHeader />
      <form className={styles.enter} onSubmit={submit}>
        <h1 className={styles.title}>{t('enter.title')}</h1>
        <label htmlFor={id}>{t('code')}</label>
        <PlainInput
          id={id}
          size="large"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('enter.hint')}
        </p>
        <PlainButton kind="primary" size="large" type="submit" disabled={typed === ''}>
          {t('enter.submit')}
        </PlainButton>
      </form>
      <CheckContract />
      <p className={styles.foot}>{t('foot')}</p>
    </div>
  );
}
