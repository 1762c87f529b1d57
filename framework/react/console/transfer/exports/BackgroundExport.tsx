import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useBackgroundExport } from './useBackgroundExport';

interface BackgroundExportProps {
  /** Begins the export, such as the action of its operation. */
  readonly begin: Parameters<typeof useBackgroundExport>[0];
  readonly pending: boolean;
  readonly label: string;
}

/** Button that has a file made in the background. */
export function BackgroundExport({ begin, pending, label }: BackgroundExportProps) {
  const beginAndWatch = useBackgroundExport(begin);
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={pending}
      onClick={() => void beginAndWatch()}
    >
      {label}
    </Button>
  );
}
