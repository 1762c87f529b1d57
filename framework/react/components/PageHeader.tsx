import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { PageTitle, type PageTitleProps } from './PageTitle';

interface PageHeaderProps extends PageTitleProps {
  readonly actions?: ReactNode;
}

/** The head of a page: where one is, what it is called, what can be done. */
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
