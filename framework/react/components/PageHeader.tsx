import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './PageHeader.module.css';

interface Crumb {
  readonly label: string;
  readonly to?: string;
}

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly breadcrumb?: readonly Crumb[];
  readonly actions?: ReactNode;
  /** Status or count next to the title. */
  readonly meta?: ReactNode;
}

/** The head of a page: where one is, what it is called, what can be done. */
export function PageHeader({ title, subtitle, breadcrumb, actions, meta }: PageHeaderProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
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
          <h1 className={styles.title}>{title}</h1>
          {meta && <div className={styles.meta}>{meta}</div>}
        </div>
        {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      {actions && (
        <div className={styles.actions} data-keep-clear>
          {actions}
        </div>
      )}
    </header>
  );
}
