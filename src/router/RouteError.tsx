import { DisconnectOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PlainMessage } from '@/components/PlainMessage';
import { ChunkError } from './loadChunk';

/** The router's error screen (rules 8.2): its heading, then status and text, or the message. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const lost = error instanceof ChunkError;
  useReloadOnceOnline(lost);
  return (
    <main>
      <PlainMessage
        icon={lost ? <DisconnectOutlined aria-hidden="true" /> : <WarningOutlined aria-hidden="true" />}
        title={t('unexpectedError')}
        hint={lost ? t('chunkFailed') : <bdi>{detailOf(error) || t('error')}</bdi>}
        action={
          <Space wrap style={{ justifyContent: 'center' }}>
            <Button type="primary" onClick={() => window.location.reload()}>
              {t('reload')}
            </Button>
            <Button href="/">{t('goHome')}</Button>
          </Space>
        }
      />
    </main>
  );
}

/** A page that was only out of reach comes by itself once it is not. */
function useReloadOnceOnline(lost: boolean): void {
  useEffect(() => {
    if (!lost) return undefined;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [lost]);
}

function detailOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : '';
}
