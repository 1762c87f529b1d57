import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { taxDocumentNumber } from '#domain/pricing/invoices';
import { DateText } from '@framework/components/DateText';
import { Money } from '@framework/components/Money';
import taxStyles from './TaxDocuments.module.css';

/** Invoices and credit notes with their PDFs; nothing where none was issued. */
export function TaxDocuments({ documents }: { readonly documents: RequestView['taxDocuments'] }) {
  const { t } = useTranslation('requests');
  if (documents.length === 0) return null;
  return (
    <ul className={taxStyles.list} aria-label={t('taxDocument.label')}>
      {documents.map(({ kind, number, total, issuedAt, file }) => (
        <li key={`${kind}-${number}`} className={taxStyles.item}>
          <span className={taxStyles.words}>
            <span>
              {t(`taxDocument.${kind}`)} <bdi dir="ltr">{taxDocumentNumber({ kind, number })}</bdi>
            </span>
            <span className={taxStyles.quiet}>
              <Money halalas={total} /> <span aria-hidden="true">·</span> <DateText value={issuedAt} />
            </span>
          </span>
          {file ? (
            <Button
              size="small"
              icon={<FilePdfOutlined aria-hidden="true" />}
              href={file.url}
              target="_blank"
              rel="noreferrer"
            >
              {t('taxDocument.open')}
            </Button>
          ) : (
            <span className={taxStyles.quiet}>{t('taxDocument.drawing')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
