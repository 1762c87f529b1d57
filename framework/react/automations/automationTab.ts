import type { RecordTab } from '@framework/console/record/recordTab';

/** Tab of an automation's page that tries it. */
export const automationTab: RecordTab = {
  key: 'trial',
  label: { ar: 'التجربة', en: 'Try it' },
  load: () => import('./AutomationTrial'),
};
