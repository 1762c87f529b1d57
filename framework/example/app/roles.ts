export { type Role, hasHome, hasRole, roleLabels, roles } from '../domain/roles';
