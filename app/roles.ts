export { type Role, clientRoles, hasHome, hasRole, roleLabels, roles } from '#domain/access/roles';
