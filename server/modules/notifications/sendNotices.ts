import { userName } from 'sijil/server/db/names';
import { and, eq, isNull } from 'drizzle-orm';
import { fillNotice, type NoticeData } from '#domain/notifications/fillNotice';
import { requestLabel } from '#domain/notifications/requestLabel';
import { isPaymentDue, topicOf } from '#domain/notifications/noticeTopics';
import { noticeLink } from '#domain/screens/recordPath';
import type { NoticeAudience, NoticeKind } from '#domain/notifications/requestNotices';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import type { Recipient } from './notify';
import { type NoticeToSend, notifyPeople } from './notifyPeople';
import { isolateLtr } from 'sijil/base/formats/bidi';
import { type Language, nameOf } from 'sijil/base/i18n/localized';
import { certificates } from '../../db/schema/certificates';
import type { MailName } from '../../services/mail/mailTexts';
import { requests, requestVehicles } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import { users } from '../../db/schema/users';
import { loadRequestPlace, mapLinkOf } from '../requests/findRequest';
import type { RequestRow } from '../../workflow/effect';
import { selectRequests } from '../requests/summaryRows';

/** Directions for an email: the place of a visit and its contact; `mapLink` is empty for a company without a branch. */
type VisitDirections = Readonly<Record<Language, { readonly where: string; readonly contact: string }>> & {
  readonly mapLink: string;
};

async function loadVisitDirections(db: Queryable, requestId: string): Promise<VisitDirections> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId));
  if (!request) throw new Error(`request ${requestId} vanished`);
  const place = await loadRequestPlace(db, request);
  const [client] = await db
    .select({ name: userName, phone: users.phone })
    .from(users)
    .where(eq(users.id, request.clientId));
  if (!place) {
    const contact = (language: Language) =>
      `${client?.name[language] ?? ''} ${isolateLtr(client?.phone ?? '')}`.trim();
    return {
      ar: { where: '', contact: contact('ar') },
      en: { where: '', contact: contact('en') },
      mapLink: '',
    };
  }
  const { branch, city, district } = place;
  const contact = `${branch.responsibleName} ${isolateLtr(branch.responsiblePhone)}`;
  const where = (language: Language, comma: string) =>
    [
      nameOf(branch.name, branch.nameEn)[language],
      branch.street,
      district?.[language],
      city[language],
      branch.shortAddress,
    ]
      .filter(Boolean)
      .join(comma);
  return {
    ar: { where: where('ar', '، '), contact },
    en: { where: where('en', ', '), contact },
    mapLink: branch.place ? mapLinkOf(branch.place) : '',
  };
}

interface RequestNotice {
  readonly kind: NoticeKind;
  readonly requestId: string;
  readonly data: NoticeData;
  /** True if it requests an action from the recipients. */
  readonly asks?: boolean;
  readonly channels?: NoticeToSend['channels'];
}

/** Notifies every recipient in the portal and by email, in their own language, by the channels of the kind. */
export async function sendNotices(
  api: AppContext,
  tx: Transaction,
  { kind, requestId, data, asks = false, channels }: RequestNotice,
  recipients: readonly Recipient[],
): Promise<void> {
  // The portal refuses inspectors: their email contains the place and the contact.
  const directions = data.audience === 'inspector' ? await loadVisitDirections(tx, requestId) : null;
  const { mail, link } = await buttonOf(tx, kind, data.audience, requestId);
  const waitsFor = asks ? requestId : null;
  const notice = { kind, requestId, data: { ...data }, waitsFor, about: requestId, channels };
  await notifyPeople(api, tx, notice, recipients, ({ name, language }) => {
    const words = fillNotice(kind, data, language);
    if (!words) throw new Error(`no words for ${data.audience} about ${kind}`);
    const letter = { number: requestLabel(data.number), name, ...words };
    return directions
      ? { mail: 'visitUpdate', data: { ...letter, ...directions[language], link: directions.mapLink } }
      : { mail, data: { ...letter, link: `${api.config.publicUrl}${link}` } };
  });
}

const certified: readonly NoticeKind[] = ['sendResults', 'regenerateCertificate'];

/** Mail of a notice by the name of its button, and the path that the button opens. */
async function buttonOf(
  tx: Queryable,
  kind: NoticeKind,
  audience: NoticeAudience,
  requestId: string,
): Promise<{ readonly mail: MailName; readonly link: string }> {
  const page = noticeLink(kind, audience, requestId) ?? '/';
  if (audience !== 'client') return { mail: 'requestUpdate', link: page };
  if (certified.includes(kind)) {
    const codes = await tx
      .select({ code: certificates.code })
      .from(certificates)
      .where(
        and(
          eq(certificates.requestId, requestId),
          isNull(certificates.supersededAt),
          isNull(certificates.revokedAt),
        ),
      )
      .limit(2);
    const [only, ...others] = codes;
    return { mail: 'certificateUpdate', link: only && others.length === 0 ? `/verify/${only.code}` : page };
  }
  if (topicOf(kind) !== 'payment') return { mail: 'requestUpdate', link: page };
  return { mail: isPaymentDue(kind) ? 'paymentDue' : 'paymentUpdate', link: `${page}?tab=money` };
}

/** Values of a notice's text, from the given request; stored with the notice, which keeps the values of that moment. */
export async function readNoticeData(
  tx: Queryable,
  request: RequestRow,
  audience: NoticeAudience,
  reason: string | null,
): Promise<NoticeData> {
  const [row] = await selectRequests(tx).where(eq(requests.id, request.id));
  if (!row) throw new Error(`request ${request.id} vanished`);
  return {
    audience,
    number: request.number,
    service: row.service.name,
    client: row.companyName,
    place: row.branch?.name ?? (row.vehiclesCount === 1 ? await onlyVehicle(tx, request.id) : null),
    supervisor: request.supervisorId && row.supervisorName,
    inspector: request.inspectorId && row.inspectorName,
    visitAt: request.visitAt?.toISOString() ?? null,
    deadline: request.correctionsDueAt?.toISOString() ?? null,
    score: request.score,
    reason,
  };
}

/** Number of the one vehicle of a request, which is the place of its visit. */
async function onlyVehicle(tx: Queryable, requestId: string): Promise<string | null> {
  const { vehicles } = tables;
  const [vehicle] = await tx
    .select({ number: vehicles.number })
    .from(requestVehicles)
    .innerJoin(vehicles, eq(vehicles.id, requestVehicles.vehicleId))
    .where(eq(requestVehicles.requestId, requestId));
  return vehicle?.number ?? null;
}
