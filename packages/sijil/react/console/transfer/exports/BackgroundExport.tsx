import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ExportView } from 'sijil/contract/exportViews';
import { useTranslation } from 'react-i18next';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { useChanged } from 'sijil/react/providers/freshness/useChanged';
import { useToast } from 'sijil/react/toast/toastStore';
import { useBegunExports } from '../../writes/begunExports';

interface BackgroundExportProps {
  /** Begins the export, such as the action of its operation. */
  readonly begin: Parameters<typeof useBackgroundExport>[0];
  readonly pending: boolean;
  readonly label: string;
}

/** Button that starts an export in the background. */
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

/**
 * Starts an export in the background. In the tab that started it, the file is downloaded when it is ready; everywhere else,
 * its progress and the file are in the header.
 */
export function useBackgroundExport(begin: () => Promise<Pick<ExportView, 'id'>>) {
  const { t } = useTranslation();
  const toast = useToast();
  const dialogs = useDialogs();
  const add = useBegunExports((begun) => begun.add);
  const changed = useChanged();
  return async () => {
    try {
      const { id } = await begin();
      add(id);
      void changed([{ resource: 'exports', ids: null }]);
      toast.info(t('exports.begun'), { text: t('exports.begunHint') });
    } catch (error) {
      dialogs.refused(error);
    }
  };
}
