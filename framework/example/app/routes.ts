export {
  homeOf,
  isAllowed,
  isRoutePath,
  mustComplete,
  pageOperations,
  visitScreen,
  type RoutePath,
  routeAuthority,
} from '../domain/routes';
