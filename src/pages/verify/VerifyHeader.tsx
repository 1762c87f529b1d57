import { Brand } from '@/frame/Brand';
import { LanguageButton, ModeButton } from '@framework/frame/AppearanceButtons';
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
