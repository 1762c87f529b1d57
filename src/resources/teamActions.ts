import { teamReportBody, teamReviewBody } from '#domain/inspectors/inspectorBodies';
import type { RecordAction } from '#framework/schema/resource';

/** Actions of a supervisor on an inspector of their team. */
export const teamActions = [
  {
    operation: 'supervisor.reviewInspector',
    single: true,
    label: { ar: 'تقييم المفتش', en: 'Rate the inspector' },
    icon: 'star',
    body: teamReviewBody,
    done: { ar: 'سُجّل تقييمك.', en: 'Your rating was saved.' },
  },
  {
    operation: 'supervisor.reportInspector',
    single: true,
    label: { ar: 'الإبلاغ عن المفتش', en: 'Report the inspector' },
    icon: 'flag',
    danger: true,
    body: teamReportBody,
    done: {
      ar: 'أُرسل البلاغ إلى مسؤولي المنصة، وتجد ما انتهى إليه في صفحة المفتش.',
      en: 'The report was sent to the admins. You will find its outcome on the inspector’s page.',
    },
  },
] as const satisfies readonly RecordAction[];
