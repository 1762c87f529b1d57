import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { operations } from '#domain/access/operations';
import { useDownload } from '@framework/console/transfer/useDownload';
import type { Figure } from './AgeingPanel';

/** Query for the instalments behind a figure. */
export function owedQuery({ band, client }: Figure) {
  return { ...(band && { band }), ...(client && { clientId: client.id }) };
}

/** Button that exports all pages behind a figure as a sheet. */
export function CsvButton({ figure }: { readonly figure: Figure }) {
  const { t } = useTranslation('finance');
  const { download, pending } = useDownload();
  const { url } = operations['payments.owedCsv'];
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={pending}
      onClick={() => void download({ url, query: owedQuery(figure), name: 'ageing.csv' })}
    >
      {t('ageing.csv')}
    </Button>
  );
}
