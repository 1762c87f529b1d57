import { automationTabs } from '#framework/schema/menu';
import type { RecordTab } from '@framework/console/record/RecordTabs';

/** Tab of an automation's page with a trial of it. */
export const automationTab: RecordTab = {
  key: 'trial',
  label: automationTabs.trial,
  load: () => import('./AutomationTrial'),
};
