import type { RecordTab } from '@framework/application';
import { automationTabs } from '#framework/schema/menu';

/** Tab of an automation's page with a trial of it. */
export const automationTab: RecordTab = {
  key: 'trial',
  label: automationTabs.trial,
  load: () => import('./AutomationTrial'),
};
