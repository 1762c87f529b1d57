import { Outlet } from 'react-router';
import { useScreenTitle } from './useScreenTitle';

/** Nothing around the page. */
export function BareLayout() {
  useScreenTitle();
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}
