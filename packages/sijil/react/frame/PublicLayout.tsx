import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand, PublicFooter } from 'sijil/react/application';
import { LanguageButton, ModeButton } from './AppearanceButtons';
import styles from './PublicLayout.module.css';

/** Layout of sign-in: one narrow column without distractions. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
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
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

/** Layout without anything around the page. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return <main id="content">{children}</main>;
}
