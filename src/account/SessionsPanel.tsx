import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DesktopOutlined, GlobalOutlined, MobileOutlined, TabletOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { Refusal } from 'sijil/react/components/Refusal';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import { useToast } from 'sijil/react/toast/toastStore';
import type { SessionView } from 'sijil/contract/sessionViews';
import { DateText } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
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

/** Signed-in device, named as its owner would name it. */
function SessionRow({ session, pending, onEnd }: SessionRowProps) {
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

/** Sessions of the user, who can sign out of a device that is lost or somebody else's. */
export function SessionsPanel() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const { data, error, refetch } = useOperation('sessions.list');
  const end = useAction('sessions.end');
  const endOthers = useAction('sessions.endOthers');
  const others = data?.filter(({ current }) => !current).length ?? 0;

  const dialogs = useDialogs();
  const endOne = (id: string) =>
    end.run({ params: { id } }).then(
      () => void toast.success(t('sessions.ended')),
      () => undefined,
    );
  const askToEndAll = () =>
    dialogs.confirm({
      title: t('sessions.ask'),
      content: t('sessions.hint'),
      okText: t('sessions.endOthers'),
      danger: true,
      onOk: async () => {
        await endOthers.run({});
        toast.success(t('sessions.othersEnded'));
      },
    });

  return (
    <Panel
      title={t('sessions.title')}
      actions={
        others > 0 && (
          <Button size="small" onClick={askToEndAll}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <Refusal error={end.error} />
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <ul className={styles.sessions}>
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              pending={end.pending}
              onEnd={() => endOne(session.id)}
            />
          ))}
        </ul>
      ) : (
        <LoadingState />
      )}
    </Panel>
  );
}
