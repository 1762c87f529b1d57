import { FilePdfOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from 'sijil/contract/parts';
import { useLanguage } from 'sijil/react/providers/language';
import styles from './FileTile.module.css';
import { units } from 'sijil/base/formats/numbers';
import type { Language } from 'sijil/base/i18n/localized';

interface FileTileProps {
  readonly file: FileLink;
  readonly actions?: ReactNode;
}

/** Uploaded file: its picture (or an icon), name and size; a click opens it in a new tab. */
export function FileTile({ file, actions }: FileTileProps) {
  const language = useLanguage();
  const { t } = useTranslation('common');
  return (
    <span className={styles.tile}>
      <a className={styles.link} href={file.url} target="_blank" rel="noreferrer" title={t('newTab')}>
        {file.type.startsWith('image/') ? (
          <img className={styles.thumbnail} src={file.url} alt="" loading="lazy" />
        ) : (
          <span className={styles.thumbnail} aria-hidden="true">
            <FilePdfOutlined aria-hidden="true" />
          </span>
        )}
        <span className={styles.words}>
          <bdi className={styles.name}>{file.name}</bdi>
          <span className={styles.size}>{formatFileSize(file.size, language)}</span>
        </span>
      </a>
      {actions}
    </span>
  );
}

const kilobyte = 1024;

/** A size in bytes as people read it: `48 kB`, `1.2 MB`; at least `1 kB` unless it is empty. */
export function formatFileSize(bytes: number, language: Language): string {
  const locale = language === 'ar' ? 'ar-SA-u-nu-latn' : 'en';
  const inMegabytes = bytes >= kilobyte * kilobyte;
  const amount = inMegabytes
    ? bytes / kilobyte / kilobyte
    : Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / kilobyte));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(amount);
  return `${number} ${units[inMegabytes ? 'megabytes' : 'kilobytes'][language]}`;
}
