import { choice, longText } from '../kinds';
import { defineShape } from '../shape';

/** Answer to an approval; a rejection has a reason. */
export const approvalBody = defineShape({
  answer: choice({
    label: { ar: 'الرد', en: 'Answer' },
    required: true,
    options: { yes: { ar: 'موافقة', en: 'Approve' }, no: { ar: 'رفض', en: 'Reject' } },
  }),
  reason: longText({
    label: { ar: 'سبب الرفض', en: 'Reason for rejecting' },
    required: true,
    max: 500,
    shownWhen: { field: 'answer', in: ['no'] },
  }),
});

/** Address of the page on which a run is approved. */
export const approvalPath = (runId: string): string => `/approvals/${runId}`;
