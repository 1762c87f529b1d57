import styles from './Security.module.css';
import { PasswordPanel } from './PasswordPanel';
import { SessionsPanel } from './SessionsPanel';

/** The own password and the devices that are signed in; the same for every role. */
export function SecurityPanel() {
  return (
    <div className={styles.stack}>
      <PasswordPanel />
      <SessionsPanel />
    </div>
  );
}
