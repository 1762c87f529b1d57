import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { LoadingState } from '@/components/LoadingState';
import { Brand } from './Brand';
import { Footer } from './Footer';
import { LanguageButton } from './LanguageButton';
import { ModeButton } from './ModeButton';
import styles from './PublicLayout.module.css';
import { useScreenTitle } from './useScreenTitle';

/** The brand's front door: one narrow column, nothing that distracts from signing in. */
export function PublicLayout() {
  const { t } = useTranslation();
  useScreenTitle();
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <header className={styles.header}>
        <Brand />
        <div className={styles.tools}>
          <ModeButton />
          <LanguageButton />
        </div>
      </header>
      <main id="content" className={styles.main}>
        <Suspense fallback={<LoadingState />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
