export { headedRecords, type ListHeaderProps, listHeaders } from '../pages/listHeaders';
