import type { Localized } from 'sijil/base/i18n/localized';
import { frameworkTasks } from 'sijil/schema/jobs/frameworkTasks';

/** Labels of the library's jobs. */
export const taskLabels = {
  ...frameworkTasks,
  forgetRuns: { ar: 'حذف سجل التنفيذ القديم', en: 'Delete old runs' },
  forgetDeliveries: { ar: 'حذف عمليات الإرسال القديمة', en: 'Delete old deliveries' },
  removeErasedContents: { ar: 'حذف محتوى الملفات المحذوفة', en: 'Remove the content of deleted files' },
} as const satisfies Record<string, Localized>;

export type TaskName = keyof typeof taskLabels;
