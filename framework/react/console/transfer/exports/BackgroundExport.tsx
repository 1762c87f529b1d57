import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAction } from '@framework/providers/operations';
import { useBackgroundExport } from './useBackgroundExport';

interface BackgroundExportProps {
  readonly operation: 'gallery.export' | 'clients.exportCertificates';
  /** What the export holds, as the list narrows it. */
  readonly query: Readonly<Record<string, string>>;
  readonly label: string;
}

/** Has what is shown put into a zip in the background. */
export function BackgroundExport({ operation, query, label }: BackgroundExportProps) {
  const { run, pending } = useAction(operation);
  const begin = useBackgroundExport(() => run({ query }));
  return (
    <Button icon={<DownloadOutlined aria-hidden="true" />} loading={pending} onClick={() => void begin()}>
      {label}
    </Button>
  );
}
