export { homeOf, isAllowed, isRoutePath, mustComplete, visitScreen } from '#domain/access/routeAuthority';
export { type RoutePath, routeAuthority } from '#domain/access/routeAuthority';
