import type { Api } from '../../../http/api';
import { inspectorReports, reviews } from '../../../db/schema/requests';
import { operation } from '../../../http/operation';
import { performTransition } from '../../../workflow/performTransition';
import { pickCertificate } from '../../certificates/pickCertificate';
import { standingCertificates } from '../../certificates/requestCertificates';
import { verifyUrl } from '../../certificates/verifyUrl';
import { takeStep } from '../takeStep';
import { readPostTemplate } from './readPostTemplate';
import { toSharePost } from './sharePost';

/** What the client does once the visit is over: review, share, report, complete. */
export function registerClosing(api: Api): void {
  operation(api, 'clientInspections.review', {
    summary: 'Review the inspection and the inspector, each from 1 to 5',
    handler: (call) => {
      const { version, comment, ...ratings } = call.body;
      return takeStep(api, call, {
        requestId: call.params.id,
        name: 'review',
        version,
        act: async (tx, { id: requestId, inspectorId }) => {
          const createdById = call.actor.userId;
          const said = { ratings, comment: comment ?? null, createdById, createdAt: api.clock() };
          await tx.insert(reviews).values({ requestId, inspectorId, ...said });
        },
      });
    },
  });

  operation(api, 'clientInspections.complete', {
    summary: 'Close the request, once it was reviewed',
    handler: (call) => takeStep(api, call, { requestId: call.params.id, name: 'complete', ...call.body }),
  });

  operation(api, 'clientInspections.reportInspector', {
    summary: 'Tell operations about the inspector of this visit',
    handler: (call) =>
      takeStep(api, call, {
        requestId: call.params.id,
        name: 'reportInspector',
        reason: call.body.reason,
        act: async (tx, { id: requestId, inspectorId }) => {
          if (inspectorId === null) throw new Error(`request ${requestId} was inspected by nobody`);
          const reportedById = call.actor.userId;
          const report = { reportedById, reason: call.body.reason, createdAt: api.clock() };
          await tx.insert(inspectorReports).values({ inspectorId, requestId, ...report });
        },
      }),
  });

  operation(api, 'clientInspections.sharePost', {
    summary: 'The certificate as a post: captions and the addresses of each network',
    handler: async ({ actor, params, body, language }) => {
      const { id } = await performTransition(api, { requestId: params.id, name: 'sharePost', actor });
      const standing = await standingCertificates(api.db, id);
      const { subject, score, grade, code } = pickCertificate(standing, body.certificateCode, language);
      return toSharePost(
        {
          url: verifyUrl(api.config, code),
          subjectName: subject.subjectName,
          service: subject.service,
          score,
          grade,
        },
        language,
        await readPostTemplate(api.db),
      );
    },
  });
}
