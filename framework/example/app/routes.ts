export {
  homeOf,
  isAllowed,
  isRoutePath,
  mustComplete,
  visitScreen,
  type RoutePath,
  routeAuthority,
} from '../domain/routes';
