import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDialog } from '@framework/components/heldPage';
import { useNow } from '@framework/providers/server';
import { useAddress } from '@framework/address/address';
import { usePublicOperation } from '@framework/providers/publicOperations';
import { isLegalText, Operator, type OperatorSettings } from './legal/Operator';
import styles from './Footer.module.css';

const LegalDialog = lazy(() => import('./legal/LegalDialog'));

/**
 * Footer with the portal's company, copyright, terms and privacy policy (rules 7.5); each text has its own address, so that it
 * can be sent.
 */
export function Footer({ settings }: { readonly settings: OperatorSettings | undefined }) {
  const { t } = useTranslation();
  const year = useNow().getFullYear();
  const { hash } = useAddress();
  const opened = hash.slice(1);
  const links = settings?.support;
  return (
    <footer className={`${styles.footer} no-print`}>
      {settings?.operator && <Operator operator={settings.operator} support={settings.support} />}
      <span>{t('footer.rights', { year })}</span>
      <nav className={styles.links} aria-label={t('footer.links')}>
        <LegalLink hash="terms" url={links?.termsUrl} label={t('footer.terms')} />
        <LegalLink hash="privacy" url={links?.privacyUrl} label={t('footer.privacy')} />
      </nav>
      {isLegalText(opened) && (
        <LazyDialog>
          <LegalDialog text={opened} settings={settings} />
        </LazyDialog>
      )}
    </footer>
  );
}

/** Footer of public pages. */
export function PublicFooter() {
  return <Footer settings={usePublicOperation('portal.settings').data} />;
}

interface LegalLinkProps {
  readonly hash: 'terms' | 'privacy';
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
  return <a href={`#${hash}`}>{label}</a>;
}
