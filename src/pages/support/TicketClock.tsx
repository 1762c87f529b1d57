import { useTranslation } from 'react-i18next';
import { ToneTag } from '@framework/components/ToneTag';
import { relativeTime } from '@framework/console/audit/relativeTime';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { useLanguage } from '@framework/providers/language';
import { useNow } from '@framework/providers/serverClock';

/** Time that a client has waited for support, and whether its first answer is late; nothing while nobody waits. */
export function TicketClock({ ticket }: { readonly ticket: ConsoleRecord }) {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const now = useNow().getTime();
  const since = ticket['waitingSince'];
  const due = ticket['firstAnswerDueAt'];
  if (typeof since !== 'string') return null;
  const away = (moment: string) => relativeTime(moment, now, language);
  if (ticket['firstAnsweredAt'] !== null || typeof due !== 'string')
    return <ToneTag tone="info">{t('clock.waiting', { since: away(since) })}</ToneTag>;
  return Date.parse(due) < now ? (
    <ToneTag tone="danger">{t('clock.late', { due: away(due) })}</ToneTag>
  ) : (
    <ToneTag tone="info">{t('clock.due', { due: away(due) })}</ToneTag>
  );
}
