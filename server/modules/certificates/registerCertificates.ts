import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { findClient } from '../clients/findOfClient';
import { resources } from '#resources';
import { listAddress } from '#framework/server/resources/listAddress';
import { beginCertificatesExport } from './exportCertificates';
import { findVerification } from './findVerification';
import { listCertificates } from './listCertificates';
import { registerVerifyPage } from './registerVerifyPage';

export function registerCertificates(api: AppContext): void {
  operation(api, 'certificates.verify', {
    summary: 'Whether a certificate is valid, expired, superseded or revoked; open to anybody',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ params }) => {
      const found = await findVerification(api, params.code);
      if (!found) throw new ApiError('not_found');
      return found;
    },
  });

  operation(api, 'certificates.keys', {
    summary: 'The public keys that certificates are signed with, as a JSON Web Key Set; open to anybody',
    handler: ({ reply }) => {
      reply.header('cache-control', 'public, max-age=86400');
      return { keys: [api.certificateKey.publicKey] };
    },
  });

  operation(api, 'clients.certificates', {
    summary: "A client's certificates that stand, newest first",
    handler: async ({ actor, params, query, reply }) => {
      await findClient(api, actor, params.id);
      const { rows, total } = await listCertificates(api, actor, query, params.id);
      reply.header('x-total-count', total);
      return rows;
    },
  });

  operation(api, 'clients.exportCertificates', {
    summary: 'Put the own certificates that the list’s filters leave into a zip, in the background',
    status: 202,
    openApi: () => listAddress(resources.certificates),
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: ({ actor, query, language }) => beginCertificatesExport(api, actor, query, language),
  });

  registerVerifyPage(api);
}
