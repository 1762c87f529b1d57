import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { findRequest } from '../../requests/findRequest';
import { loadRequestView } from '../../requestView/loadRequestView';
import { performTransition } from '../../../workflow/performTransition';

/**
 * Time does not pass in a sandbox while somebody tries the portal out, and a visit cannot be started days before its time.
 * Here an inspector may bring it forward to this moment; the history says so. With real services there is no such operation.
 */
export function registerSandboxVisits(api: AppContext): void {
  operation(api, 'sandbox.bringVisitForward', {
    summary: 'In the sandbox alone: the visit takes place now instead of at its planned time',
    handler: async ({ actor, params, body, language }) => {
      if (!api.config.sandbox) throw new ApiError('not_found');
      const { id } = await findRequest(api.db, actor, params.id);
      await performTransition(api, {
        requestId: id,
        name: 'bringForward',
        actor: null,
        ...body,
        action: async () => ({ visitAt: api.clock() }),
      });
      return loadRequestView(api, actor, id, language);
    },
  });
}
