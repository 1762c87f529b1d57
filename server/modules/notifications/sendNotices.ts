import { fillNotice, type NoticeData, requestLabel } from '#domain/notifications/fillNotice';
import { noticeLink } from '#domain/notifications/requestLink';
import { loadVisitDirections } from './loadVisitDirections';
import type { NoticeKind } from '#domain/notifications/requestNotices';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import type { Recipient } from './findRecipients';
import { notifyPeople } from './notifyPeople';

interface RequestNotice {
  readonly kind: NoticeKind;
  readonly requestId: string;
  readonly data: NoticeData;
  /** True where it asks the recipients for the request's next move. */
  readonly asks?: boolean;
}

/** Notifies every recipient in the portal and by email, in their own language, by the channels of the kind. */
export async function sendNotices(
  api: AppContext,
  tx: Transaction,
  { kind, requestId, data, asks = false }: RequestNotice,
  recipients: readonly Recipient[],
): Promise<void> {
  // The portal refuses inspectors: their email itself says where to go and whom to ask.
  const directions = data.audience === 'inspector' ? await loadVisitDirections(tx, requestId) : null;
  const page = noticeLink(kind, data.audience, requestId);
  const notice = { kind, requestId, data: { ...data }, waitsFor: asks ? requestId : null, about: requestId };
  await notifyPeople(api, tx, notice, recipients, ({ name, language }) => {
    const words = fillNotice(kind, data, language);
    if (!words) throw new Error(`no words for ${data.audience} about ${kind}`);
    const letter = { number: requestLabel(data.number), name, ...words };
    return directions
      ? { mail: 'visitUpdate', data: { ...letter, ...directions[language], link: directions.mapLink } }
      : { mail: 'requestUpdate', data: { ...letter, link: `${api.config.publicUrl}${page ?? '/'}` } };
  });
}
