import type { RecordTab } from 'sijil/react/application';
import { tabTitles } from '#domain/screens/screenTitles';
import { automationTab } from 'sijil/react/automations/automationTab';
import type { ResourceName } from '#resources';

/** Hand-built tabs of generated record pages, by resource; they come after its children and before its history. */
export const recordTabs: Readonly<Partial<Record<ResourceName, readonly RecordTab[]>>> = {
  automations: [automationTab],
  supervisors: [
    {
      key: 'workload',
      label: tabTitles.workload,
      load: () => import('@/pages/admin/people/SupervisorWorkload'),
    },
  ],
  clients: [
    {
      key: 'statistics',
      label: tabTitles.statistics,
      roles: ['admin'],
      load: () => import('@/pages/admin/people/ClientStatistics'),
    },
  ],
  branches: [
    {
      key: 'statistics',
      label: tabTitles.statistics,
      roles: ['admin'],
      load: () => import('@/pages/admin/people/BranchRecordStatistics'),
    },
  ],
  inspectors: [
    {
      key: 'calendar',
      label: tabTitles.calendar,
      load: () => import('@/pages/admin/people/InspectorCalendar'),
    },
    {
      key: 'work',
      label: tabTitles.work,
      roles: ['supervisor'],
      load: () => import('@/pages/inspectors/InspectorWork'),
    },
    {
      key: 'calibration',
      label: tabTitles.calibration,
      roles: ['admin'],
      load: () => import('@/pages/inspectors/InspectorCalibration'),
    },
  ],
};
