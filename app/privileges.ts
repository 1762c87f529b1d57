export { type Privilege, hasPrivilege, privileges } from '#domain/access/privileges';
