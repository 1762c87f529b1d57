import { z } from 'zod';
import { fillPlaceholders } from '#domain/templates/placeholders';
import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { performTransition } from '../../../workflow/performTransition';
import { findPost, postValues } from '../../certificates/sharedPost';
import { findVerification } from '../../certificates/findVerification';
import { currentCertificates, pickCertificate } from '../../certificates/requestCertificates';
import { verifyUrl } from '../../certificates/certificateCode';
import { readCompany } from '../../settings/readCompany';
import { takeRequestStep } from '../../requestView/takeStep';
import { addReport, addReview, addShare } from './closingRows';
import { toSharePost } from './sharePost';

/** Client's operations after the visit: review, share, report, complete. */
export function registerClosing(api: AppContext): void {
  operation(api, 'clientInspections.review', {
    summary: 'Review the inspection and the inspector, each from 1 to 5',
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
    summary: 'Close the request, once it was reviewed',
    handler: (call) =>
      takeRequestStep(api, call, { requestId: call.params.id, name: 'complete', ...call.body }),
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

/** Anything but an id is a post that there is none of. @throws ApiError not_found */
function idOf(typed: string | null | undefined): string | null {
  if (!typed) return null;
  if (!z.uuid().safeParse(typed).success) throw new ApiError('not_found');
  return typed;
}
