import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalize } from '@framework/providers/language';
import type { Importing } from './useImport';

interface DoneStepProps {
  readonly importing: Importing;
  readonly onClose: () => void;
}

/** How many records are there now that were not before. */
export function DoneStep({ importing: { outcome, go }, onClose }: DoneStepProps) {
  const { t } = useTranslation('transfer');
  const { t: common } = useTranslation();
  const localize = useLocalize();
  const navigate = useNavigate();
  const { created = 0, updated = 0, refused = [], made } = outcome ?? {};
  const messages = [
    made?.message,
    !made && (created > 0 || updated === 0) && t('import.done.created', { count: created }),
    updated > 0 && t('import.done.updated', { count: updated }),
  ].filter(Boolean);
  return (
    <Result
      status="success"
      title={<span role="status">{messages.join(localize({ ar: '، ', en: ', ' }))}</span>}
      subTitle={refused.length > 0 && t('import.done.skipped', { count: refused.length })}
      extra={[
        made && (
          <Button key="made" type="primary" onClick={() => void navigate(made.to)}>
            {made.open}
          </Button>
        ),
        <Button key="close" type={made ? 'default' : 'primary'} onClick={onClose}>
          {common('close')}
        </Button>,
        <Button key="again" onClick={() => go('file')}>
          {t('import.otherFile')}
        </Button>,
      ]}
    />
  );
}
