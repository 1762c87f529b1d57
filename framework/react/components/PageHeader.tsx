import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './PageHeader.module.css';

interface PageHeaderProps extends PageTitleProps {
  readonly actions?: ReactNode;
}

/** Head of a page: breadcrumb, title and actions. */
export function PageHeader({ actions, ...title }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <PageTitle {...title} />
      {actions && (
        <div className={styles.actions} data-keep-clear>
          {actions}
        </div>
      )}
    </header>
  );
}

interface Crumb {
  readonly label: string;
  readonly to?: string;
}

interface PageTitleProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly breadcrumb?: readonly Crumb[];
  /** Status or count next to the title. */
  readonly meta?: ReactNode;
}

/** Title of a page, with the breadcrumb above and a sentence below. */
function PageTitle({ title, subtitle, breadcrumb, meta }: PageTitleProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.words}>
      {breadcrumb && breadcrumb.length > 0 && (
        <nav className={styles.crumbs} aria-label={t('breadcrumb')}>
          <ol>
            {breadcrumb.map(({ label, to }) => (
              <li key={label}>{to ? <Link to={to}>{label}</Link> : label}</li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.line}>
        <h1 className={styles.title} data-keep-clear>
          {title}
        </h1>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
    </div>
  );
}

/**
 * Props that give Refine's `List`, `Create`, `Edit` and `Show` the head of all pages: `<List {...viewHead({ title })}>`. The
 * breadcrumb leads back, so Refine's back arrow is not shown.
 */
export const viewHead = (title: PageTitleProps) => ({
  title: <PageTitle {...title} />,
  headerProps: { className: styles.view, breadcrumb: undefined, backIcon: false },
  headerButtonProps: { className: styles.buttons },
  // Refine aligns the buttons right in both writing directions.
  footerButtonProps: { style: {} },
});

/** Props of a `Show` whose content is several panels instead of one card. */
export const panelContent = { contentProps: { className: styles.panels ?? '' } };
