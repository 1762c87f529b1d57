import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { takeRequestStep } from '../../requestView/takeStep';
import { replyToRevocation, revokeCertificate } from '../../certificates/revokeCertificate';

/** Taking a certificate back, and its holder's word on that. */
export function registerRevocation(api: AppContext): void {
  operation(api, 'adminInspections.revokeCertificate', {
    summary: 'Revoke a certificate that stands, with a reason that everybody who verifies it reads',
    handler: (call) => {
      const { version, reason, certificateCode: code } = call.body;
      return takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'revokeCertificate',
        reason,
        ...(version && { version }),
        action: (tx, { id }, addDetail) =>
          revokeCertificate(tx, id, {
            code,
            reason,
            addDetail,
            at: api.clock(),
            language: call.language,
            actorId: call.actor.userId,
          }),
      });
    },
  });

  operation(api, 'clientInspections.replyToRevocation', {
    summary:
      'Answer the revocation of one’s certificate, once; shown beside its reason to whoever verifies it',
    handler: (call) => {
      const { version, reply, certificateCode: code } = call.body;
      return takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'replyToRevocation',
        version,
        reason: reply,
        action: (tx, { id }, addDetail) =>
          replyToRevocation(tx, id, {
            code,
            reply,
            addDetail,
            at: api.clock(),
            language: call.language,
          }),
      });
    },
  });
}
