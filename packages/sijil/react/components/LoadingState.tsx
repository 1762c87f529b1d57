import { useTranslation } from 'react-i18next';
import styles from './LoadingState.module.css';

interface LoadingStateProps {
  /** Shape of the placeholder: `page` includes a heading; the others are for a part of a page. */
  readonly as?: 'page' | 'lines' | 'cards';
  readonly rows?: number;
}

/** Skeleton of the content, which prevents a layout shift when it loads. */
export function LoadingState({ as = 'page', rows = 5 }: LoadingStateProps) {
  const { t } = useTranslation();
  return (
    <div aria-live="polite" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <div aria-hidden="true" className={as === 'cards' ? styles.cards : undefined}>
        {as === 'cards' ? (
          Array.from({ length: rows }, (_, index) => (
            <div key={index} className={styles.card}>
              <Lines title rows={2} />
            </div>
          ))
        ) : (
          <Lines title={as === 'page'} rows={rows} />
        )}
      </div>
    </div>
  );
}

function Lines({ title, rows }: { readonly title: boolean; readonly rows: number }) {
  return (
    <div className={styles.lines}>
      {title && <span className={styles.title} />}
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </div>
  );
}
