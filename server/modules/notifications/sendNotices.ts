import { fillNotice, type NoticeData, requestLabel } from '#domain/notifications/fillNotice';
import { noticeLink } from '#domain/notifications/requestLink';
import { loadVisitDirections } from './loadVisitDirections';
import type { NoticeKind } from '#domain/notifications/requestNotices';
import type { Api } from '../../http/api';
import type { Transaction } from '../../db/connect';
import { notifications } from '../../db/schema/messages';
import { sendMail } from '../../services/mail/sendMail';
import { channelsOf } from './channelsOf';
import type { Recipient } from './findRecipients';

interface Telling {
  readonly kind: NoticeKind;
  readonly requestId: string;
  readonly data: NoticeData;
  /** True where it asks the recipients for the request's next move. */
  readonly asks?: boolean;
}

/** Writes the notice for every recipient and mails it in their own language, by the ways that its kind is to go. */
export async function sendNotices(
  api: Api,
  tx: Transaction,
  { kind, requestId, data, asks = false }: Telling,
  recipients: readonly Recipient[],
): Promise<void> {
  const createdAt = api.clock();
  const { byPortal, byMail } = await channelsOf(tx, kind);
  if (byPortal)
    await tx.insert(notifications).values(
      recipients.map(({ id: userId }) => ({
        ...{ userId, kind, requestId, data: { ...data }, createdAt },
        waitsFor: asks ? requestId : null,
      })),
    );
  if (!byMail) return;
  // The portal refuses inspectors: their mail says itself where to go and whom to ask.
  const directions = data.audience === 'inspector' ? await loadVisitDirections(tx, requestId) : null;
  const page = noticeLink(kind, data.audience, requestId);
  for (const { name, email, language } of recipients) {
    const words = fillNotice(kind, data, language);
    if (!words) throw new Error(`no words for ${data.audience} about ${kind}`);
    const letter = { number: requestLabel(data.number), name, ...words };
    if (directions)
      await sendMail(api, tx, email, 'visitUpdate', language, {
        ...letter,
        ...directions[language],
        link: directions.mapLink,
        about: requestId,
      });
    else
      await sendMail(api, tx, email, 'requestUpdate', language, {
        ...letter,
        link: `${api.config.publicUrl}${page ?? '/'}`,
        about: requestId,
      });
  }
}
