import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { operations } from '#domain/access/operations';
import type { RequestView } from '#domain/api/requestViews';
import { useMayCall } from '@/providers/useMayCall';
import { useDownload } from '@/transfer/useDownload';

/** The report of an inspection in the reader's language: the supervisor's, and the company's own once it has the results. */
export function ReportButton({ request: { id, number } }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const supervises = useMayCall('supervisorInspections.finalReport');
  const owns = useMayCall('clientInspections.report');
  const { download, pending } = useDownload();
  if (!supervises && !owns) return null;
  const operation = supervises ? 'supervisorInspections.finalReport' : 'clientInspections.report';
  const url = operations[operation].url.replace(':id', id);
  return (
    <Button
      icon={<FilePdfOutlined aria-hidden="true" />}
      loading={pending}
      onClick={() => void download({ url, name: `report-R-${number}.pdf` })}
    >
      {t('report')}
    </Button>
  );
}
