import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorScreen } from './ErrorScreen';

/** The router's error screen (rules 8.2): its heading, then status and text, or the message. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error))
    return <ErrorScreen error={error} detail={`${error.status} ${error.statusText}`} />;
  return <ErrorScreen error={error} />;
}
