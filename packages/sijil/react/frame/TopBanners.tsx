import { useTranslation } from 'react-i18next';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from 'sijil/react/plain/Icon';
import { PlainButton } from 'sijil/react/plain/PlainControls';
import styles from './Connection.module.css';
import { callPublic } from 'sijil/react/providers/publicOperations';
import { serverIsBack, useReach } from 'sijil/react/providers/server';
import { endSeen } from 'sijil/react/providers/endSeen';
import { useSession } from 'sijil/react/providers/session';
import seenAsBanner from './SeenAsBanner.module.css';

const askAgainMs = 5_000;

type ConnectionState = 'online' | 'offline' | 'unreachable';

/** State of the connection, from the browser and the last calls; after a failed call the server's health is polled. */
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

/** Banner above every page: the network or the server cannot be reached, or a newer release is available. */
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

/**
 * The address of the script that a page of ours starts with, null without one. Its name carries the hash of its content
 * and of all that it refers to, so two builds of different code never share it.
 */
export function entryOf(html: string): string | null {
  return /<script[^>]*type="module"[^>]*src="([^"]+)"/.exec(html)?.[1] ?? null;
}

const everyMs = 30 * 60_000;
const restMs = 60_000;

/** True once the server serves another build than the running one; checked rarely, and when the person returns to the tab. */
function useNewRelease(): boolean {
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    const running = entryOf(document.documentElement.outerHTML);
    if (newer || import.meta.env.DEV || running === null) return undefined;
    let asked = performance.now();
    const ask = async () => {
      asked = performance.now();
      const served = await servedEntry();
      if (served !== null && served !== running) setNewer(true);
    };
    const back = () => {
      if (document.visibilityState === 'visible' && performance.now() - asked > restMs) void ask();
    };
    const timer = setInterval(() => void ask(), everyMs);
    document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
    };
  }, [newer]);
  return newer;
}

/** Returns the entry script that the server serves; null without a response, which the other banner reports. */
async function servedEntry(): Promise<string | null> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok ? entryOf(await page.text()) : null;
  } catch {
    return null;
  }
}

/** Banner above every page of a "see as" session: the person's name, a note that nothing can be changed, and a way back. */
export function SeenAsBanner() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  const [leaving, setLeaving] = useState(false);
  if (!user?.seen_by) return null;
  const back = () => {
    setLeaving(true);
    void endSeen();
  };
  return (
    <section data-seen-as className={seenAsBanner.banner} aria-label={t('seenAs.label')}>
      <Icon of="eye" />
      <p className={seenAsBanner.text} title={user.name}>
        {t('seenAs.says', { name: user.name })}
      </p>
      <PlainButton size="small" pending={leaving} onClick={back}>
        {t('seenAs.back')}
      </PlainButton>
    </section>
  );
}
