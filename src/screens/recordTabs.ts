import { automationTab } from '@framework/automations/automationTab';
import type { RecordTab } from '@framework/console/record/recordTab';
import type { ResourceName } from '#resources';

/** Hand-built tabs of generated record pages, by resource; they come after its children and before its history. */
export const recordTabs: Readonly<Partial<Record<ResourceName, readonly RecordTab[]>>> = {
  automations: [automationTab],
  supervisors: [
    {
      key: 'workload',
      label: { ar: 'عبء العمل', en: 'Workload' },
      load: () => import('@/pages/admin/people/SupervisorWorkload'),
    },
  ],
  clients: [
    {
      key: 'statistics',
      label: { ar: 'إحصاءات التفتيش', en: 'Inspection statistics' },
      roles: ['admin'],
      load: () => import('@/pages/admin/people/ClientStatistics'),
    },
  ],
  branches: [
    {
      key: 'statistics',
      label: { ar: 'إحصاءات التفتيش', en: 'Inspection statistics' },
      roles: ['admin'],
      load: () => import('@/pages/admin/people/BranchRecordStatistics'),
    },
  ],
  inspectors: [
    {
      key: 'calendar',
      label: { ar: 'التقويم', en: 'Calendar' },
      load: () => import('@/pages/admin/people/InspectorCalendar'),
    },
    {
      key: 'work',
      label: { ar: 'جودة العمل', en: 'Quality of work' },
      roles: ['supervisor'],
      load: () => import('@/pages/inspectors/InspectorWork'),
    },
    {
      key: 'calibration',
      label: { ar: 'معايرة الإجابات', en: 'Calibration' },
      roles: ['admin'],
      load: () => import('@/pages/inspectors/InspectorCalibration'),
    },
  ],
};
