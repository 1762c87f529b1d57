import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operations } from '#domain/access/operations';
import type { RequestView } from '#domain/api/requestViews';
import type { ApiError } from '@/providers/apiError';
import { http } from '@/providers/http';
import { useNotificationProvider } from '@/providers/notificationProvider';
import { useMayCall } from '@/providers/useMayCall';

/** The final report in the reader's language. It needs the session's token, so a plain link cannot fetch it. */
export function ReportButton({ request: { id, number } }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const { open } = useNotificationProvider();
  const mayCall = useMayCall('supervisorInspections.finalReport');
  const [pending, setPending] = useState(false);
  if (!mayCall) return null;

  const download = async () => {
    setPending(true);
    try {
      const url = operations['supervisorInspections.finalReport'].url.replace(':id', id);
      const { data } = await http.get<Blob>(url, { responseType: 'blob' });
      save(data, `report-R-${number}.pdf`);
    } catch (error) {
      open?.({ type: 'error', message: (error as ApiError).message });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button icon={<FilePdfOutlined aria-hidden="true" />} loading={pending} onClick={() => void download()}>
      {t('report')}
    </Button>
  );
}

function save(data: Blob, name: string): void {
  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
