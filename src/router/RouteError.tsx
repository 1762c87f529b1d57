import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ChunkError } from './loadChunk';

/** The router's error screen (specification §8): its heading, then status and text, or the message. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <main>
      <Result
        status="warning"
        title={<h1>{t('unexpectedError')}</h1>}
        subTitle={error instanceof ChunkError ? t('chunkFailed') : <bdi>{detailOf(error) || t('error')}</bdi>}
        extra={[
          <Button key="reload" type="primary" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>,
          <Button key="home" href="/">
            {t('goHome')}
          </Button>,
        ]}
      />
    </main>
  );
}

function detailOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : '';
}
