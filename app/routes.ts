export { homeOf, isAllowed, isRoutePath, mustComplete, visitScreen } from '#domain/access/canVisit';
export { type RoutePath, routeAuthority } from '#domain/access/routeAuthority';
