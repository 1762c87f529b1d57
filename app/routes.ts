export { isAllowed, isRoutePath } from '#domain/access/canVisit';
export { type RoutePath, routeAuthority } from '#domain/access/routeAuthority';
