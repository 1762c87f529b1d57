import { Component, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainMessage } from 'sijil/react/components/PlainMessage';
import { Icon } from 'sijil/react/plain/Icon';
import { PlainButton } from 'sijil/react/plain/PlainControls';
import styles from './ErrorScreen.module.css';
import { ChunkError } from 'sijil/react/lazy/lazyPage';

interface ErrorScreenProps {
  readonly error: unknown;
  /** Details of the error; its message by default. */
  readonly detail?: string;
}

/** Screen of a page that failed (rules 8.2): its heading, then the details. */
export function ErrorScreen({ error, detail = messageOf(error) }: ErrorScreenProps) {
  const { t } = useTranslation();
  const lost = error instanceof ChunkError;
  useReloadOnceOnline(lost);
  return (
    <main>
      <PlainMessage
        icon={<Icon of={lost ? 'disconnect' : 'warning'} />}
        title={t('unexpectedError')}
        hint={lost ? t('chunkFailed') : <bdi>{detail || t('error')}</bdi>}
        action={
          <div className={styles.ways}>
            <PlainButton kind="primary" onClick={() => window.location.reload()}>
              {t('reload')}
            </PlainButton>
            <PlainButton onClick={() => window.location.assign('/')}>{t('goHome')}</PlainButton>
          </div>
        }
      />
    </main>
  );
}

/** Reloads a page that could not be reached, once the browser is online. */
function useReloadOnceOnline(lost: boolean): void {
  useEffect(() => {
    if (!lost) return undefined;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [lost]);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

/** Shows the error screen in place of content that failed to render. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly error?: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state: { readonly error?: unknown } = {};

  override render() {
    return 'error' in this.state ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
