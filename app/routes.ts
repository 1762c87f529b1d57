export {
  homeOf,
  isAllowed,
  isRoutePath,
  mustComplete,
  pageOperations,
  visitScreen,
} from '#domain/access/routeAuthority';
export { type RoutePath, routeAuthority } from '#domain/access/routeAuthority';
