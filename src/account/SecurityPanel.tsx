import styles from './Security.module.css';
import { LinkedIdentityPanel } from './LinkedIdentityPanel';
import { PasswordPanel } from './PasswordPanel';
import { SecondFactorPanel } from './SecondFactorPanel';
import { SessionsPanel } from './SessionsPanel';
import { TokensPanel } from './TokensPanel';

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
