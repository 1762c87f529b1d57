import { sniffType, uploadTypes } from '#domain/files/uploadRules';
import { transitions } from '#domain/workflow/requestWorkflow';
import { statuses } from '#domain/workflow/statuses';
import type { Api } from '../../../http/api';
import { ApiError } from '../../../http/apiError';
import { operation } from '../../../http/operation';
import { toFileLink } from '../../../services/files/fileLinks';
import { readUpload } from '../../../services/files/readUpload';
import { storeFile } from '../../../services/files/storeFile';
import { loadRequestView } from '../../requests/loadRequestView';
import { findRequest } from '../findRequest';
import { takeStep } from '../takeStep';
import { digestOf } from './digestOf';
import { loadReceipt } from './loadReceipt';
import { loadAssignments } from './loadAssignments';
import { requestDayOff } from './requestDayOff';
import { submitAnswers } from './submitAnswers';

/** What the inspectors' own app calls; the portal never does. */
export function registerField(api: Api): void {
  operation(api, 'field.assignments', {
    summary: 'The visits still to be made or handed in, each with all that an offline app needs',
    handler: ({ actor, language }) => loadAssignments(api, actor, language),
  });

  operation(api, 'field.start', {
    summary: 'The inspector has begun the visit; repeated, it answers the same',
    handler: async (call) => {
      const { status } = await findRequest(api.db, call.actor, call.params.id);
      // Begun already: an app that never got the answer asks again, and hears what it would have heard.
      if (transitions.submitForm.from.includes(status))
        return loadRequestView(api, call.actor, call.params.id, call.language);
      return takeStep(api, call, {
        requestId: call.params.id,
        name: 'startInspection',
        ...call.body,
        act: async () => ({ startedAt: api.clock() }),
      });
    },
  });

  operation(api, 'field.submitForm', {
    summary:
      'Hand in the filled form: an answer to every question, for the branch or for each vehicle. The same answers sent again are answered again; others are refused',
    handler: async (call) => {
      const digest = digestOf(call.body.answers);
      const { submissionDigest } = await findRequest(api.db, call.actor, call.params.id);
      if (submissionDigest === digest) return loadRequestView(api, call.actor, call.params.id, call.language);
      return takeStep(api, call, {
        requestId: call.params.id,
        name: 'submitForm',
        version: call.body.version,
        act: async (tx, request) => {
          await submitAnswers(tx, request, { ...call, given: call.body.answers });
          return { submittedAt: api.clock(), submissionDigest: digest };
        },
      });
    },
  });

  operation(api, 'field.form', {
    summary: 'Whether the form of a visit is in, since when, and with how many answers',
    handler: async ({ actor, params }) => loadReceipt(api, await findRequest(api.db, actor, params.id)),
  });

  operation(api, 'field.requestDayOff', {
    summary: 'Ask for days off',
    status: 201,
    handler: ({ actor, body, language }) => requestDayOff(api, actor.userId, body, language),
  });

  registerEvidence(api);
}

function registerEvidence(api: Api): void {
  operation(api, 'field.uploadEvidence', {
    summary: 'Upload a photo (.jpeg, .png) or a document (.pdf) of a visit that has begun, at most 500 kB',
    status: 201,
    rateLimit: { max: 600, timeWindow: '1 minute' },
    handler: async ({ actor, params, request }) => {
      const { status } = await findRequest(api.db, actor, params.id);
      if (!transitions.submitForm.from.includes(status))
        throw new ApiError('illegal_transition', { status: statuses[status] });
      const upload = await readUpload(request);
      const type = sniffType(upload.content);
      if (!type || !uploadTypes.document.includes(type))
        throw new ApiError('file_type_refused', { types: '.jpeg .png .pdf' });
      return toFileLink(api, await storeFile(api, api.db, { ...upload, type, ownerId: actor.userId }));
    },
  });
}
