export { serverTextRoots, textFolders } from '../../server/services/textRoots';
