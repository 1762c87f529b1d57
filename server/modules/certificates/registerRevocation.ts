import type { Api } from '../../http/api';
import { operation } from '../../http/operation';
import { takeStep } from '../inspections/takeStep';
import { replyToRevocation, revokeCertificate } from './revokeCertificate';

/** Taking a certificate back, and its holder's word on that. */
export function registerRevocation(api: Api): void {
  operation(api, 'adminInspections.revokeCertificate', {
    summary: 'Revoke the certificate that stands, with a reason that everybody who verifies it reads',
    handler: (call) => {
      const { version, reason } = call.body;
      return takeStep(api, call, {
        ...{ requestId: call.params.id, name: 'revokeCertificate', version, reason },
        act: (tx, { id }) =>
          revokeCertificate(tx, id, { at: api.clock(), reason, actorId: call.actor.userId }),
      });
    },
  });

  operation(api, 'clientInspections.replyToRevocation', {
    summary:
      'Answer the revocation of one’s certificate, once; shown beside its reason to whoever verifies it',
    handler: (call) => {
      const { version, reply } = call.body;
      return takeStep(api, call, {
        ...{ requestId: call.params.id, name: 'replyToRevocation', version, reason: reply },
        act: (tx, { id }) => replyToRevocation(tx, id, { at: api.clock(), reply }),
      });
    },
  });
}
