import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { performTransition } from '../../workflow/performTransition';
import { loadRequestView } from '../requestView/loadRequestView';
import { openContract, readContract } from './openContract';
import { signContract } from './signContract';
import { uploadContract } from './uploadContract';

/** Sending, opening, changing and signing a request's contract; and cancelling the request. */
export function registerContracts(api: AppContext): void {
  registerClientSide(api);
  registerStaffSide(api);
}

function registerClientSide(api: AppContext): void {
  operation(api, 'clientInspections.contract', {
    summary: 'What the current contract of a request says, to be read on the page, and its PDF',
    handler: ({ actor, params: { id } }) => readContract(api, actor, id),
  });

  operation(api, 'clientInspections.openContract', {
    summary: 'Note that a version of the contract, its text or its file, is in front of the client',
    handler: ({ actor, params: { id }, body }) => openContract(api, actor, id, body.contractVersion),
  });

  operation(api, 'clientInspections.signContract', {
    summary: 'Sign the current contract, drawn or typed; raises the invoice',
    handler: async ({ actor, params: { id }, body, request, language }) => {
      await signContract(api, actor, id, body, request.ip);
      return loadRequestView(api, actor, id, language);
    },
  });

  operation(api, 'clientInspections.requestContractChange', {
    summary: 'Ask for a change to the contract and say which',
    handler: async ({ actor, params: { id }, body, language }) => {
      await performTransition(api, { requestId: id, name: 'requestContractChange', actor, ...body });
      return loadRequestView(api, actor, id, language);
    },
  });
}

function registerStaffSide(api: AppContext): void {
  operation(api, 'adminInspections.uploadContract', {
    summary: 'Send an own contract with its price; takes the place of the earlier one',
    handler: async (call) => {
      await uploadContract(api, call, call.params.id, call.body);
      return loadRequestView(api, call.actor, call.params.id, call.language);
    },
  });

  operation(api, 'adminInspections.cancel', {
    summary: 'Cancel a request before its inspection begins and say why',
    handler: async ({ actor, params: { id }, body, language }) => {
      await performTransition(api, { requestId: id, name: 'cancel', actor, ...body });
      return loadRequestView(api, actor, id, language);
    },
  });
}
