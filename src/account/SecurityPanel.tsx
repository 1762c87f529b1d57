import { useTranslation } from 'react-i18next';
import styles from './Security.module.css';
import { LinkedIdentityPanel } from './LinkedIdentityPanel';
import { PasswordPanel } from './PasswordPanel';
import { SecondFactorPanel } from './SecondFactorPanel';
import { SessionsPanel } from './SessionsPanel';
import { LinkButton } from '@framework/components/LinkButton';
import { Panel } from '@framework/components/Panel';
import { useMay } from '@framework/providers/useMay';
import { SideDrawer } from '@framework/components/SideDrawer';

interface SecurityDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Drawer of an admin's own account: their screens have no page for it. */
export default function SecurityDrawer({ open, onClose }: SecurityDrawerProps) {
  const { t } = useTranslation('account');
  return (
    <SideDrawer open={open} onClose={onClose} destroyOnHidden width={560} title={t('title')}>
      <SecurityPanel />
    </SideDrawer>
  );
}

/** Link to one's own API tokens, for roles that may have them. */
function TokensPanel() {
  const { t } = useTranslation('account');
  const allowed = useMay({ resource: 'apiTokens', action: 'list' });
  if (!allowed) return null;
  return (
    <Panel
      title={t('tokens.title')}
      actions={
        <LinkButton size="small" to="/api-tokens">
          {t('tokens.manage')}
        </LinkButton>
      }
    >
      <p className={styles.quiet}>{t('tokens.text')}</p>
    </Panel>
  );
}

/** The own password, two-step sign-in, the sign-in provider, the devices that are signed in and the way to the own API tokens; the same for every role. */
export function SecurityPanel() {
  return (
    <div className={styles.stack}>
      <PasswordPanel />
      <SecondFactorPanel />
      <LinkedIdentityPanel />
      <SessionsPanel />
      <TokensPanel />
    </div>
  );
}
