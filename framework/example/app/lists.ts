export { listName, lists } from '../resources/lists';
