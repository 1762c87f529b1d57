import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ExportView } from '#framework/contract/exportViews';
import { exportNames } from '#app/exportNames';
import { isGoing } from '#framework/base/files/exports';
import { DateText } from '@framework/components/DateText';
import { useLanguage } from '@framework/providers/language';
import { useAction } from '@framework/providers/operations';
import styles from './exports.module.css';

/** An export that is done and has no file had one once. */
const withoutFile: Partial<Record<ExportView['status'], 'expired'>> = { done: 'expired' };

export function ExportItem({ export: one }: { readonly export: ExportView }) {
  const language = useLanguage();
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>
          {exportNames[one.kind][language]} {one.about && <bdi dir="ltr">{one.about}</bdi>}
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
  const { run, pending } = useAction('exports.cancel');
  return (
    <div className={styles.state} role="status">
      <Progress
        className={styles.progress ?? ''}
        percent={Math.floor((done / total) * 100)}
        status="active"
        size="small"
        aria-label={t('background.progress')}
      />
      <Button loading={pending} onClick={() => void run({ params: { id } })}>
        {t('background.cancel')}
      </Button>
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
