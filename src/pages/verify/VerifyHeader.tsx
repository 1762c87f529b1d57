import { Brand } from '@/frame/Brand';
import { LanguageButton, ModeButton } from 'sijil/react/frame/AppearanceButtons';
import styles from './Verify.module.css';

/** Header of the public verification pages: the company, the language and the mode. */
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
