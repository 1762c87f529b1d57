import { useTranslation } from 'react-i18next';
import { demoAccounts, demoPassword } from '#domain/demoAccounts';
import { useLocalize } from '@framework/providers/language';
import { usePublicOperation } from '@framework/providers/publicOperations';
import demoStyles from './DemoAccounts.module.css';

/** Accounts of the demo, shown only with the demo business; choosing one fills the form. */
export function DemoAccounts({ onPick }: { readonly onPick: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const localize = useLocalize();
  const settings = usePublicOperation('portal.settings');
  if (!settings.data?.demo) return null;
  return (
    <details className={demoStyles.demo}>
      <summary>{t('signIn.demo')}</summary>
      <p>{t('signIn.demoHint', { password: demoPassword })}</p>
      <ul>
        {demoAccounts.map(({ email, label }) => (
          <li key={email}>
            <button type="button" className={demoStyles.pick} onClick={() => onPick(email)}>
              <bdi dir="ltr">{email}</bdi>
              <span>{localize(label)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
