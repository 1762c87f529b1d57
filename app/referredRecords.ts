export { useIsReferred, useReferred } from '@/providers/referredRecords';
