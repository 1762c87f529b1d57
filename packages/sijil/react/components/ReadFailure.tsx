import { useTranslation } from 'react-i18next';
import { Icon } from 'sijil/react/plain/Icon';
import { PlainButton, PlainLinkButton } from 'sijil/react/plain/PlainControls';
import type { CallError } from 'sijil/react/providers/apiError';
import { PlainMessage } from './PlainMessage';

interface ReadFailureProps {
  readonly error: CallError;
  readonly onRetry: () => Promise<unknown>;
}

/** Failure of a page before sign-in: that it does not exist, or why it could not be read. */
export function ReadFailure({ error, onRetry }: ReadFailureProps) {
  const { t } = useTranslation();
  if (error.code === 'not_found')
    return (
      <PlainMessage
        icon={<Icon of="file-search" />}
        title={t('notFound.title')}
        hint={t('notFound.hint')}
        action={<PlainLinkButton to="/">{t('goHome')}</PlainLinkButton>}
      />
    );
  return (
    <div role="alert">
      <PlainMessage
        icon={<Icon of="warning" />}
        title={error.message || t('error')}
        action={<PlainButton onClick={() => void onRetry()}>{t('retry')}</PlainButton>}
      />
    </div>
  );
}
