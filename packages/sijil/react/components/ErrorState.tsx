import { FileSearchOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState';
import { LinkButton } from './links';

interface ErrorStateProps {
  readonly error: { readonly message: string; readonly status?: number } | null | undefined;
  readonly onRetry?: () => unknown;
  /** True for an error of the entire page. */
  readonly page?: boolean;
}

/** Error of a failed read, in the API's own words, with a button to try again unless the right is missing; for a missing page, a link home. */
export function ErrorState({ error, onRetry, page = false }: ErrorStateProps) {
  const { t } = useTranslation();
  if (error?.status === 404)
    return (
      <div role="alert">
        <EmptyState
          page={page}
          icon={<FileSearchOutlined aria-hidden="true" />}
          title={t('notFound.title')}
          hint={t('notFound.hint')}
          action={<LinkButton to="/">{t('goHome')}</LinkButton>}
        />
      </div>
    );
  return (
    <div role="alert">
      <EmptyState
        page={page}
        icon={<WarningOutlined aria-hidden="true" />}
        title={error?.message || t('error')}
        action={
          onRetry && error?.status !== 403 && <Button onClick={() => void onRetry()}>{t('retry')}</Button>
        }
      />
    </div>
  );
}
