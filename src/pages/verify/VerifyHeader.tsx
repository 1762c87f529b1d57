import { Brand } from '@/layouts/Brand';
import { LanguageButton } from '@/layouts/LanguageButton';
import { ModeButton } from '@/layouts/ModeButton';
import styles from './Verify.module.css';

/** Above what anybody may verify: whose page it is, its language and its mode. */
export function VerifyHeader() {
  return (
    <header className={styles.header}>
      <Brand />
      <div>
        <ModeButton />
        <LanguageButton />
      </div>
    </header>
  );
}
