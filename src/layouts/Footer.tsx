import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useOperation } from '@/providers/operations';
import { useNow } from '@/providers/serverClock';
import { isLegalText } from './legal/legalTexts';
import styles from './Footer.module.css';

const LegalDialog = lazy(() => import('./legal/LegalDialog'));

/** Copyright, terms and privacy policy (rules 7.5); each text has an address of its own, so that it can be sent. */
export function Footer() {
  const { t } = useTranslation();
  const year = useNow().getFullYear();
  const { hash } = useLocation();
  const opened = hash.slice(1);
  const links = useOperation('portal.settings', { tellsOf: ['settings'] }).data?.support;
  return (
    <footer className={`${styles.footer} no-print`}>
      <span>{t('footer.rights', { year })}</span>
      <nav className={styles.links} aria-label={t('footer.links')}>
        <LegalLink hash="terms" url={links?.termsUrl} label={t('footer.terms')} />
        <LegalLink hash="privacy" url={links?.privacyUrl} label={t('footer.privacy')} />
      </nav>
      {isLegalText(opened) && (
        <Suspense>
          <LegalDialog text={opened} />
        </Suspense>
      )}
    </footer>
  );
}

interface LegalLinkProps {
  readonly hash: 'terms' | 'privacy';
  /** Where the company keeps its own text, as the settings say. */
  readonly url: string | null | undefined;
  readonly label: string;
}

function LegalLink({ hash, url, label }: LegalLinkProps) {
  if (url)
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {label}
      </a>
    );
  return (
    <Link to={{ hash }} preventScrollReset>
      {label}
    </Link>
  );
}
