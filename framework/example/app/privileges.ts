export { type Privilege, hasPrivilege, privileges } from '../domain/privileges';
