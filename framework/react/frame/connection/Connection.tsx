import { useTranslation } from 'react-i18next';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '@framework/plain/Icon';
import { PlainButton } from '@framework/plain/PlainButton';
import styles from './Connection.module.css';
import { useNewRelease } from './useNewRelease';
import { callPublic } from '@framework/providers/publicOperations';
import { serverIsBack, useReach } from '@framework/providers/reach';

const askAgainMs = 5_000;

type ConnectionState = 'online' | 'offline' | 'unreachable';

/** State of the connection, as the browser and the last calls know it; after a failed call the server is asked again. */
function useConnection(): ConnectionState {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const lost = useReach((reach) => reach.lost);
  useEffect(() => {
    if (!lost || !online) return undefined;
    const timer = setInterval(() => {
      callPublic('system.health').then(serverIsBack, () => undefined);
    }, askAgainMs);
    return () => clearInterval(timer);
  }, [lost, online]);
  if (!online) return 'offline';
  return lost ? 'unreachable' : 'online';
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Above every page: that the network or the server cannot be reached, or that a newer portal waits. */
export function Connection() {
  const { t } = useTranslation();
  const connection = useConnection();
  const newer = useNewRelease();
  const lost = connection !== 'online';
  return (
    <div className={styles.region} role="status">
      {lost && (
        <p data-banner className={`${styles.banner} ${styles.lost}`}>
          <Icon of="disconnect" />
          {t(connection === 'offline' ? 'connection.offline' : 'connection.unreachable')}
        </p>
      )}
      {!lost && newer && (
        <p data-banner className={`${styles.banner} ${styles.newer}`}>
          <Icon of="cloud-sync" />
          {t('connection.newer')}
          <PlainButton size="small" onClick={() => window.location.reload()}>
            {t('connection.reload')}
          </PlainButton>
        </p>
      )}
    </div>
  );
}
