import type { Effect } from '../../workflow/effect';
import { findRecipients } from './findRecipients';
import { readNoticeData } from './readNoticeData';
import { sendNotices } from './sendNotices';

/**
 * Notifies a supervisor or an inspector whose request was given to somebody else. They may no longer open the request,
 * so the notice leads to their list instead of a page that would refuse them.
 */
export const announceReplacement: Effect = async ({ api, tx, request, before, reason }) => {
  const former = [
    ['supervisor', 'supervisorReplaced', before.supervisorId, request.supervisorId],
    ['inspector', 'inspectorReplaced', before.inspectorId, request.inspectorId],
  ] as const;
  for (const [audience, kind, was, is] of former) {
    if (was === null || was === is) continue;
    const recipients = await findRecipients(tx, before, audience);
    const data = await readNoticeData(tx, before, audience, reason);
    await sendNotices(api, tx, { kind, requestId: request.id, data }, recipients);
  }
};
