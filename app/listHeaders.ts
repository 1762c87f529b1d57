export { type ListHeaderProps, headedRecords, listHeaders } from '@/screens/listHeaders';
