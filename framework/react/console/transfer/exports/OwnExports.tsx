import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGoing } from '#framework/base/files/exports';
import type { ExportView } from '#framework/contract/exportViews';
import { useSearchParams } from 'react-router';
import { CornerCount } from '@framework/components/CornerCount';
import { useSavedExports } from './useSavedExports';

const ExportsDrawer = lazy(() => import('./ExportsDrawer'));

interface OwnExportsProps {
  readonly exports: readonly ExportView[];
}

/** Button of somebody's files with its drawer; nothing once the last has expired. */
export function OwnExports({ exports }: OwnExportsProps) {
  const { t } = useTranslation();
  useSavedExports(exports);
  const [wanted, setWanted] = useState(false);
  // A notification leads to a screen and names the export there.
  const [search, setSearch] = useSearchParams();
  const named = search.get('export');
  const open = wanted || named !== null;
  const close = () => {
    setWanted(false);
    if (named === null) return;
    const next = new URLSearchParams(search);
    next.delete('export');
    setSearch(next, { replace: true });
  };
  // Once opened it stays, closed: a drawer that is taken away cannot give the focus back.
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const count = exports.filter(isGoing).length;
  if (exports.length === 0 && !opened) return null;
  return (
    <>
      <Button
        type="text"
        icon={
          <CornerCount count={count} color="#1677ff">
            <DownloadOutlined aria-hidden="true" style={{ color: 'var(--surface-text)' }} />
          </CornerCount>
        }
        aria-label={count > 0 ? t('exports.going', { shown: count }) : t('exports.title')}
        title={t('exports.title')}
        onClick={() => setWanted(true)}
      />
      {opened && (
        <Suspense>
          <ExportsDrawer open={open} exports={exports} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
