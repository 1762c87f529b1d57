import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-router';
import { Connection } from './layouts/connection/Connection';
import { queryClient } from './providers/queryClient';
import { createRouter } from './router/createRouter';
import { ThemeRoot } from './layouts/ThemeRoot';

// Outside the routes and asked for right here, where the bundler sees that a release needs neither page nor code. It is
// shown while developing, and by a build made with `vite build --mode design`.
const Design =
  import.meta.env.DEV || import.meta.env.MODE === 'design'
    ? lazy(() => import('./pages/design/Design'))
    : null;
const designIsOpen = Design !== null && window.location.pathname === '/design';
const router = designIsOpen ? null : createRouter();

export function App() {
  return (
    <ThemeRoot>
      <QueryClientProvider client={queryClient}>
        <Connection />
        {router && <RouterProvider router={router} />}
        {Design && designIsOpen && (
          <Suspense>
            <Design />
          </Suspense>
        )}
      </QueryClientProvider>
    </ThemeRoot>
  );
}
