import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { operations } from '#domain/access/operations';
import type { RequestView } from '#domain/api/requestViews';
import { useMayCall } from '@/providers/useMayCall';
import { useDownload } from '@/transfer/useDownload';

/** The final report in the reader's language. */
export function ReportButton({ request: { id, number } }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const mayCall = useMayCall('supervisorInspections.finalReport');
  const { download, pending } = useDownload();
  if (!mayCall) return null;
  const url = operations['supervisorInspections.finalReport'].url.replace(':id', id);
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
