export { isAllowed, isRoutePath, type RoutePath, routeAuthority } from '../domain/routes';
