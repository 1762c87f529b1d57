export type { Dependencies } from '../../server/dependencies';
