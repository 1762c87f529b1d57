export { textAreas } from '../../server/services/textAreas';
export { serverTextRoots, textFolders } from '../../server/services/textAreas';
