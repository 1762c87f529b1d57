export { menuGroups } from '#domain/screens/screenTitles';
