export { menuGroups } from '#domain/screens/menuGroups';
