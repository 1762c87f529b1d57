import { ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { useOperation } from '@/providers/operations';
import styles from './Contract.module.css';

interface ContractPaperProps {
  readonly requestId: string;
  readonly contract: NonNullable<RequestView['contract']>;
}

/** The contract itself. Phones do not show a PDF inside a page, so there it opens by itself. */
export function ContractPaper({ requestId, contract }: ContractPaperProps) {
  const { t } = useTranslation('order');
  // That the client has opened this version belongs into its audit trail.
  useOperation('clientInspections.contract', { params: { id: requestId } });
  return (
    <>
      <iframe className={styles.paper} src={contract.file.url} title={t('contract.paper')} />
      <div className={styles.open}>
        <span>{t('contract.version', { version: contract.version })}</span>
        <Button
          icon={<ExportOutlined className="mirrored" aria-hidden="true" />}
          href={contract.file.url}
          target="_blank"
          rel="noreferrer"
        >
          {t('contract.open')}
        </Button>
      </div>
    </>
  );
}
