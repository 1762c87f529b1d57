import { z } from 'zod';
import { fillPlaceholders } from '#domain/templates/placeholders';
import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { performTransition } from '../../../workflow/performTransition';
import { findPost, postValues } from '../../certificates/certificateCard';
import { findVerification } from '../../certificates/findVerification';
import { currentCertificates, pickCertificate, verifyUrl } from '../../certificates/requestCertificates';
import { readCompany } from '../../settings/readCompany';
import { loadRequestView, takeRequestStep } from '../../requestView/loadRequestView';
import { transitions } from '#domain/workflow/requestWorkflow';
import { type CardFormat, cardFormats } from '#domain/certificates/cardFormats';
import type { SharePost } from '#domain/api/paperViews';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { keysOf, objectFrom } from 'sijil/base/objects';
import { inspectorReports, reviews } from '../../../db/schema/requests';
import { sharedPosts } from '../../../db/schema/certificates';
import type { Queryable } from 'sijil/server/db/connect';
import type { RequestRow } from '../../../workflow/effect';

/** Client's operations after the visit: review, share, report, complete. */
export function registerClosing(api: AppContext): void {
  operation(api, 'clientInspections.review', {
    summary: 'Review the inspection and the inspector, each from 1 to 5, which closes the request',
    handler: (call) => {
      const { version, comment, ...ratings } = call.body;
      return takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'review',
        version,
        action: (tx, request) => {
          const saying = { by: call.actor.userId, at: api.clock() };
          return addReview(tx, request, { ratings, comment: comment ?? null }, saying);
        },
      });
    },
  });

  operation(api, 'clientInspections.complete', {
    summary: 'Close a reviewed request. A review closes it already: then nothing changes',
    handler: async (call) => {
      const request = await loadRequestView(api, call.actor, call.params.id, call.language);
      if (request.status === transitions.complete.to) return request;
      return takeRequestStep(api, call, { requestId: request.id, name: 'complete', ...call.body });
    },
  });

  operation(api, 'clientInspections.reportInspector', {
    summary: 'Tell operations about the inspector of this visit',
    handler: (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'reportInspector',
        reason: call.body.reason,
        action: (tx, request) =>
          addReport(tx, request, call.body.reason, { by: call.actor.userId, at: api.clock() }),
      }),
  });

  operation(api, 'clientInspections.sharePost', {
    summary: 'The certificate as a post: captions and the addresses of each network',
    handler: async ({ actor, params, body, language }) => {
      const { templateId, versionId, post } = await findPost(api.db, idOf(body.templateId));
      const { id } = await performTransition(api, { requestId: params.id, name: 'sharePost', actor });
      const current = await currentCertificates(api.db, id);
      const { code } = pickCertificate(current, body.certificateCode, language);
      const certificate = await findVerification(api, code);
      if (!certificate) throw new ApiError('not_found');
      if (versionId !== null) await addShare(api.db, id, versionId, api.clock());
      const values = postValues(certificate, await readCompany(api.db));
      return toSharePost(
        {
          url: verifyUrl(api.config, code),
          subjectName: certificate.subjectName,
          templateId,
          caption: fillPlaceholders(post.texts.caption, values),
        },
        language,
      );
    },
  });
}

/** Id of a post; anything else is treated as an unknown post. @throws ApiError not_found */
function idOf(typed: string | null | undefined): string | null {
  if (!typed) return null;
  if (!z.uuid().safeParse(typed).success) throw new ApiError('not_found');
  return typed;
}

/** Author and time of a statement about an inspection. */
interface Saying {
  readonly by: string;
  readonly at: Date;
}
type Inspected = Pick<RequestRow, 'id' | 'inspectorId'>;
interface Review {
  readonly ratings: Readonly<Record<string, number>>;
  readonly comment: string | null;
}

/** Stores the client's review of the visit and its inspector. */
export async function addReview(
  tx: Queryable,
  { id: requestId, inspectorId }: Inspected,
  { ratings, comment }: Review,
  { by: createdById, at: createdAt }: Saying,
): Promise<void> {
  await tx.insert(reviews).values({ requestId, inspectorId, ratings, comment, createdById, createdAt });
}

/** Stores a client's report about the inspector. */
export async function addReport(
  tx: Queryable,
  { id: requestId, inspectorId }: Inspected,
  reason: string,
  { by: reportedById, at: createdAt }: Saying,
): Promise<void> {
  if (inspectorId === null) throw new Error(`request ${requestId} was inspected by nobody`);
  await tx.insert(inspectorReports).values({ inspectorId, requestId, reportedById, reason, createdAt });
}

/** Stores a share, so that the studio shows which requests use which version of a post. */
export async function addShare(
  tx: Queryable,
  requestId: string,
  templateVersionId: string,
  at: Date,
): Promise<void> {
  await tx.insert(sharedPosts).values({ requestId, templateVersionId, createdAt: at }).onConflictDoNothing();
}

interface Post {
  /** Public page of the certificate. */
  readonly url: string;
  readonly subjectName: string;
  readonly templateId: string | null;
  /** Text with its placeholders filled. */
  readonly caption: Localized;
}

/**
 * A certificate as a post: its text in both languages, its pictures, and the share address of each network (rules 10.7).
 * Facebook accepts only the page's address and reads the rest from the page itself. Instagram has no share address: the
 * portal offers the picture.
 */
function toSharePost({ url, subjectName, templateId, caption }: Post, language: Language): SharePost {
  const captionText = caption[language];
  return {
    url,
    templateId,
    caption,
    pictures: picturesOf(url, templateId, language),
    links: {
      twitter: address('https://twitter.com/intent/tweet', {
        text: captionText,
        url,
      }),
      facebook: address('https://www.facebook.com/sharer/sharer.php', { u: url }),
      linkedin: address('https://linkedin.com/shareArticle', {
        url,
        mini: 'true',
        title: subjectName,
        summary: captionText,
        source: new URL(url).host,
      }),
      whatsapp: address('https://api.whatsapp.com/send', { text: `${captionText}\n${url}` }),
    },
  };
}

function picturesOf(url: string, templateId: string | null, language: Language): SharePost['pictures'] {
  const of = (format: CardFormat) =>
    address(`${url}/card.png`, { format, language, ...(templateId !== null && { post: templateId }) });
  return objectFrom(keysOf(cardFormats), of);
}

function address(base: string, parameters: Readonly<Record<string, string>>): string {
  // Spaces as %20: WhatsApp shows the plus signs of form encoding literally.
  const query = Object.entries(parameters).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}
