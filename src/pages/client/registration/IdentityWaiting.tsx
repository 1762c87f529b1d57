import { Button, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityView } from '#domain/api/profileViews';
import { serverNow } from '@framework/providers/serverClock';
import styles from './Identity.module.css';

interface IdentityWaitingProps {
  readonly identity: IdentityView;
  readonly onOther: () => void;
}

/** The two digits, large, and the time that is left to pick them. */
export function IdentityWaiting({ identity, onOther }: IdentityWaitingProps) {
  const { t } = useTranslation('registration');
  const { left, all } = useTimeLeft(identity);
  const minutes = Math.floor(left / 60);
  const time = `${minutes}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={styles.waiting}>
      <p className={styles.instruction}>{t('identity.pick')}</p>
      <p className={styles.number}>
        <span className="visually-hidden">{t('identity.number')} </span>
        <bdi dir="ltr">{identity.random}</bdi>
      </p>
      <div className={styles.time}>
        <Progress
          percent={all === 0 ? 0 : (left / all) * 100}
          showInfo={false}
          size="small"
          aria-label={t('identity.left')}
        />
        <span>
          {t('identity.left')} <bdi dir="ltr">{time}</bdi>
        </span>
      </div>
      <output className={styles.quiet}>{t('identity.waiting', { lastFour: identity.lastFour })}</output>
      <Button type="link" onClick={onOther}>
        {t('identity.other')}
      </Button>
    </div>
  );
}

/** Seconds left and in all, by the server's clock: the device's may be wrong. */
function useTimeLeft({ startedAt, expiresAt }: IdentityView): { left: number; all: number } {
  const end = Date.parse(expiresAt ?? '');
  const all = Math.round((end - Date.parse(startedAt ?? '')) / 1000) || 0;
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil((end - now.getTime()) / 1000) || 0;
  return { left: Math.min(all, Math.max(0, left)), all };
}
