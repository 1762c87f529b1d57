import { menuGroups } from '#app/menuGroups';

export { menuGroups };
export type MenuGroup = keyof typeof menuGroups;
