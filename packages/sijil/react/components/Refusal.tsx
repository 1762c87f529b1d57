import { useTranslation } from 'react-i18next';
import { Alert } from './antd/Alert';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';

interface RefusalProps {
  /** What the call has thrown; null or undefined while nothing was refused. */
  readonly error: unknown;
}

/** Refused change, in the place where the person has asked for it. It stays there until the change is tried again. */
export function Refusal({ error }: RefusalProps) {
  const { t } = useTranslation();
  if (error === null || error === undefined) return null;
  const message = (error instanceof CallError && inlineMessage(error)) || t('error');
  return <Alert type="error" showIcon role="alert" message={message} description={t('nothingChanged')} />;
}
