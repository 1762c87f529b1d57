import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ExportView } from '#domain/api/exportViews';
import { EmptyState } from '@/components/EmptyState';
import { ExportItem } from './ExportItem';
import styles from './exports.module.css';

interface ExportsDrawerProps {
  readonly open: boolean;
  readonly exports: readonly ExportView[];
  readonly onClose: () => void;
}

/** One's own files of the last days: how far each is, stopping it, and the file until it expires. */
export default function ExportsDrawer({ open, exports, onClose }: ExportsDrawerProps) {
  const { t } = useTranslation(['common', 'transfer']);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width="min(440px, 100vw)"
      title={t('exports.title')}
      closable={{ 'aria-label': t('close') }}
    >
      {exports.length === 0 ? (
        <EmptyState title={t('transfer:background.none')} hint={t('transfer:background.noneHint')} />
      ) : (
        <ul className={styles.list}>
          {exports.map((one) => (
            <ExportItem key={one.id} export={one} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
