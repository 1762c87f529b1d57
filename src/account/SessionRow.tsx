import { DesktopOutlined, GlobalOutlined, MobileOutlined, TabletOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '#domain/api/securityViews';
import { DateText } from '@framework/components/DateText';
import { ToneTag } from '@framework/components/ToneTag';
import styles from './Security.module.css';

interface SessionRowProps {
  readonly session: SessionView;
  readonly pending: boolean;
  readonly onEnd: () => void;
}

const icons: Readonly<Record<SessionView['device'], ReactNode>> = {
  computer: <DesktopOutlined aria-hidden="true" />,
  phone: <MobileOutlined aria-hidden="true" />,
  tablet: <TabletOutlined aria-hidden="true" />,
  unknown: <GlobalOutlined aria-hidden="true" />,
};

/** One device that is signed in, named as its owner would name it. */
export function SessionRow({ session, pending, onEnd }: SessionRowProps) {
  const { t } = useTranslation('account');
  const { browser, system, device, ip, lastSeenAt, current } = session;
  const name =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  return (
    <li className={styles.session}>
      <span className={styles.device} aria-hidden="true">
        {icons[device]}
      </span>
      <div className={styles.where}>
        <span className={styles.name}>
          {name} {current && <ToneTag tone="success">{t('sessions.current')}</ToneTag>}
        </span>
        <span className={styles.quiet}>
          {t('sessions.lastSeen')} <DateText value={lastSeenAt} withTime />
          {ip && (
            <>
              {' · '}
              <bdi dir="ltr">{ip}</bdi>
            </>
          )}
        </span>
      </div>
      {!current && (
        <Button size="small" disabled={pending} aria-label={t('sessions.endThis', { name })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
