import { exportNames } from 'sijil/schema/application';
import { useTranslation } from 'react-i18next';
import type { ExportView } from 'sijil/contract/exportViews';
import { EXPORT_RETENTION_DAYS, isGoing } from 'sijil/base/files/exports';
import { daysText } from 'sijil/base/i18n/worded';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { Refusal } from 'sijil/react/components/Refusal';
import { SideDrawer } from 'sijil/react/components/SideDrawer';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import styles from './exports.module.css';
import { Button, Progress } from 'antd';
import { DateText } from 'sijil/react/components/valueTexts';
import { useAction } from 'sijil/react/providers/operations';

interface ExportsDrawerProps {
  readonly open: boolean;
  readonly exports: readonly ExportView[];
  readonly onClose: () => void;
}

/** Drawer with the reader's exports of the last days: progress, cancellation, and the file until it expires. */
export default function ExportsDrawer({ open, exports, onClose }: ExportsDrawerProps) {
  const { t } = useTranslation(['common', 'transfer']);
  const localize = useLocalize();
  return (
    <SideDrawer open={open} onClose={onClose} width={440} title={t('exports.title')}>
      {exports.length === 0 ? (
        <EmptyState
          title={t('transfer:background.none')}
          hint={t('transfer:background.noneHint', { period: localize(daysText(EXPORT_RETENTION_DAYS)) })}
        />
      ) : (
        <ul className={styles.list}>
          {exports.map((one) => (
            <ExportItem key={one.id} export={one} />
          ))}
        </ul>
      )}
    </SideDrawer>
  );
}

/** A finished export without a file has expired. */
const withoutFile: Partial<Record<ExportView['status'], 'expired'>> = { done: 'expired' };

export function ExportItem({ export: one }: { readonly export: ExportView }) {
  const language = useLanguage();
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>
          {exportNames()[one.kind][language]} {one.about && <bdi dir="ltr">{one.about}</bdi>}
        </span>
        <span className={styles.quiet}>
          <DateText value={one.createdAt} withTime />
        </span>
      </div>
      {isGoing(one) ? <Going export={one} /> : <Ended export={one} />}
    </li>
  );
}

function Going({ export: { id, done, total } }: { readonly export: ExportView }) {
  const { t } = useTranslation('transfer');
  const { run, pending, error } = useAction('exports.cancel');
  return (
    <div className={styles.state} role="status">
      <Progress
        className={styles.progress ?? ''}
        percent={Math.floor((done / total) * 100)}
        status="active"
        size="small"
        aria-label={t('background.progress')}
      />
      <Button loading={pending} onClick={() => void run({ params: { id } }).catch(() => undefined)}>
        {t('background.cancel')}
      </Button>
      <Refusal error={error} />
    </div>
  );
}

function Ended({ export: { status, file, expiresAt } }: { readonly export: ExportView }) {
  const { t } = useTranslation('transfer');
  if (!file) return <p className={styles.quiet}>{t(`background.${withoutFile[status] ?? status}`)}</p>;
  return (
    <div className={styles.state}>
      <Button type="primary" href={`${file.url}&download`} download={file.name}>
        {t('background.fetch')}
      </Button>
      <span className={styles.quiet}>
        {t('background.until')} <DateText value={expiresAt} />
      </span>
    </div>
  );
}
