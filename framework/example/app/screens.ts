export { screens, recordTabs, textsOfLists } from '../pages/screens';
