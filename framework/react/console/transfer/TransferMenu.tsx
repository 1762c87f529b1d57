import { CloseOutlined, DownloadOutlined, SwapOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LaterDropdown } from '@framework/components/antd/LaterDropdown';
import { formatFileSize } from '@framework/components/fileSize';
import { useMay } from '@framework/providers/useMay';
import type { ListSource } from '../query/listSource';
import { useNarrow } from '../useNarrow';
import { useLanguage } from '@framework/providers/language';
import type { ExportedList } from './exportRecords';
import { useExport } from './useExport';

// Reading a file takes a parser that nobody needs to look at a list.
const RecordImport = lazy(() => import('./import/RecordImport'));

interface TransferMenuProps {
  readonly source: ListSource;
  readonly state: ExportedList;
  /** The columns that the list shows, and all that it could. */
  readonly shown: readonly string[];
  readonly all: readonly string[];
}

/** Takes the list away as a file, or brings records in from one. */
export function TransferMenu({ source, state, shown, all }: TransferMenuProps) {
  const { resource } = source;
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const narrow = useNarrow();
  const mayImport = useMay({ resource: resource.name, action: 'import' });
  const { bytes, run, stop } = useExport(source, state);
  const [importing, setImporting] = useState(false);
  const exports = (['csv', 'xlsx'] as const).flatMap((format) => [
    { key: `${format}-shown`, label: t(`export.${format}Shown`), onClick: () => void run(format, shown) },
    { key: `${format}-all`, label: t(`export.${format}All`), onClick: () => void run(format, all) },
  ]);
  const items: NonNullable<MenuProps['items']> = [
    {
      key: 'export',
      type: 'group',
      label: t('export.title'),
      children: exports.map((item) => ({ ...item, icon: <DownloadOutlined aria-hidden="true" /> })),
    },
    ...(mayImport
      ? [
          { type: 'divider' as const },
          {
            key: 'import',
            icon: <UploadOutlined aria-hidden="true" />,
            label: t('import.open'),
            onClick: () => setImporting(true),
          },
        ]
      : []),
  ];
  const name = mayImport ? t('menu') : t('menuExport');
  if (bytes !== null)
    return (
      <Button icon={<CloseOutlined aria-hidden="true" />} onClick={stop} aria-label={t('export.stop')}>
        <span role="status">{t('export.running', { size: formatFileSize(bytes, language) })}</span>
      </Button>
    );
  return (
    <>
      <LaterDropdown menu={{ items }}>
        <Button
          icon={
            mayImport ? (
              <SwapOutlined rotate={90} aria-hidden="true" />
            ) : (
              <DownloadOutlined aria-hidden="true" />
            )
          }
          aria-haspopup="menu"
          aria-label={name}
          title={narrow ? name : undefined}
        >
          {!narrow && name}
        </Button>
      </LaterDropdown>
      {importing && (
        <Suspense fallback={null}>
          <RecordImport resource={resource} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
