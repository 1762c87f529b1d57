import { WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  readonly error: { readonly message: string } | null | undefined;
  readonly onRetry?: () => unknown;
}

/** What could not be read, in the API's own words, and a way to ask again. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        icon={<WarningOutlined />}
        title={error?.message || t('error')}
        action={onRetry && <Button onClick={() => void onRetry()}>{t('retry')}</Button>}
      />
    </div>
  );
}
