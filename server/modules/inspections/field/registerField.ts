import { z } from 'zod';
import { fileLink } from '#domain/api/parts';
import { requestView } from '#domain/api/requestViews';
import { sniffType, uploadTypes } from '#domain/files/uploadRules';
import { dayOffBody, submitFormBody, versionBody } from '#domain/requests/bodies';
import { transitions } from '#domain/workflow/requestWorkflow';
import { statuses } from '#domain/workflow/statuses';
import type { Api } from '../../../api';
import { ApiError } from '../../../http/apiError';
import { operation } from '../../../http/operation';
import { toFileLink } from '../../files/fileLinks';
import { readUpload } from '../../files/readUpload';
import { storeFile } from '../../files/storeFile';
import { findRequest, requestParams } from '../findRequest';
import { takeStep } from '../takeStep';
import { assignmentView } from './assignmentView';
import { loadAssignments } from './loadAssignments';
import { dayOffView, requestDayOff } from './requestDayOff';
import { submitAnswers } from './submitAnswers';

/** What the inspectors' own app calls; the portal never does. */
export function registerField(api: Api): void {
  operation(api, 'field.assignments', {
    summary: 'The visits still to be made or handed in, each with all that an offline app needs',
    response: z.array(assignmentView),
    handler: ({ actor, language }) => loadAssignments(api, actor, language),
  });

  operation(api, 'field.start', {
    summary: 'The inspector has begun the visit',
    params: requestParams,
    body: versionBody,
    response: requestView,
    handler: (call) =>
      takeStep(api, call, { requestId: call.params.id, name: 'startInspection', ...call.body }),
  });

  operation(api, 'field.submitForm', {
    summary: 'Hand in the filled form: an answer to every question, for the branch or for each vehicle',
    params: requestParams,
    body: submitFormBody,
    response: requestView,
    handler: (call) =>
      takeStep(api, call, {
        requestId: call.params.id,
        name: 'submitForm',
        version: call.body.version,
        act: (tx, request) => submitAnswers(tx, request, { ...call, given: call.body.answers }),
      }),
  });

  operation(api, 'field.requestDayOff', {
    summary: 'Ask for days off',
    body: dayOffBody,
    response: dayOffView,
    status: 201,
    handler: ({ actor, body, language }) => requestDayOff(api, actor.userId, body, language),
  });

  registerEvidence(api);
}

function registerEvidence(api: Api): void {
  operation(api, 'field.uploadEvidence', {
    summary: 'Upload a photo (.jpeg, .png) or a document (.pdf) of a visit that has begun, at most 500 kB',
    params: requestParams,
    response: fileLink,
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
