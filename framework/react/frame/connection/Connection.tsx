import { useTranslation } from 'react-i18next';
import { Icon } from '@framework/plain/Icon';
import { PlainButton } from '@framework/plain/PlainButton';
import styles from './Connection.module.css';
import { useConnection } from './useConnection';
import { useNewRelease } from './useNewRelease';

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
