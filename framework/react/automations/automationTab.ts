import { automationTabs } from '#framework/schema/menu';
import type { RecordTab } from '@framework/console/record/RecordTabs';

/** Tab of an automation's page that tries it. */
export const automationTab: RecordTab = {
  key: 'trial',
  label: automationTabs.trial,
  load: () => import('./AutomationTrial'),
};
