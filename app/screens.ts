export { recordTabs } from '@/screens/recordTabs';
export { screens } from '@/screens/screens';
export { textsOfLists } from '@/screens/textsOfLists';
