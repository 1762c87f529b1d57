import { useTranslation } from 'react-i18next';
import type { Resource } from '#framework/schema/resource';
import { ApiError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import { callOperation } from '@framework/providers/operations';
import { leaveOwnAccount } from '@framework/providers/ownAccount';
import { useSession } from '@framework/providers/session';
import { useToast } from '@framework/toast/useToast';
import type { ConsoleRecord } from '../consoleRecord';
import { maySeeAs } from './offeredActions';

/** Opens the application as the person of a record sees it; null where the signed-in person may not. */
export function useSeeAs(resource: Resource, record: ConsoleRecord): (() => Promise<void>) | null {
  const { t } = useTranslation();
  const role = useSession((session) => session.user?.role ?? null);
  const toast = useToast();
  if (!maySeeAs(resource, record, role)) return null;
  return async () => {
    try {
      const { user, token } = await callOperation('sessions.seeAs', { body: { userId: record.id } });
      leaveOwnAccount(user, token.plain_text_token);
    } catch (error) {
      toast.danger(error instanceof ApiError ? inlineMessage(error) : t('error'));
    }
  };
}
