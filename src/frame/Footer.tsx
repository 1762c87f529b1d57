import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDialog } from 'sijil/react/components/heldPage';
import { useNow } from 'sijil/react/providers/server';
import { useAddressPart } from 'sijil/react/address/address';
import { usePublicOperation } from 'sijil/react/providers/publicOperations';
import { isLegalText, type LegalText, type OperatorSettings } from './legal/Operator';
import styles from './Footer.module.css';

const LegalDialog = lazy(() => import('./legal/LegalDialog'));

interface FooterProps {
  /** Call that reads the settings. */
  readonly read: { readonly data: OperatorSettings | undefined; readonly error: Error | null };
}

/**
 * Footer in one line: copyright, the company's facts, terms and privacy policy (rules 7.5); each text has its own address, so
 * that it can be sent. It is hidden until the settings have been read, because the company's facts move the links.
 */
export function Footer({ read: { data: settings, error } }: FooterProps) {
  const { t } = useTranslation();
  const year = useNow().getFullYear();
  const hash = useAddressPart((address) => address.hash);
  const opened = hash.slice(1);
  const links = settings?.support;
  return (
    <footer className={`${styles.footer} ${settings || error ? '' : styles.waiting} no-print`}>
      <span>
        <bdi>{t('footer.rights', { year })}</bdi>
      </span>
      <nav className={styles.links} aria-label={t('footer.links')}>
        {settings?.operator && <LegalLink hash="company" url={null} label={t('operator.label')} />}
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
  return <Footer read={usePublicOperation('portal.settings')} />;
}

interface LegalLinkProps {
  readonly hash: LegalText;
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
