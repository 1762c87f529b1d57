import type { RecordTab } from 'sijil/react/application';
import { automationTabs } from 'sijil/schema/menu';

/** Tab of an automation's page with a trial of it. */
export const automationTab: RecordTab = {
  key: 'trial',
  label: automationTabs.trial,
  load: () => import('./AutomationTrial'),
};
