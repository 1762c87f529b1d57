import './publicPages';
// Imported before any module that could write into the page.
import 'sijil/react/markup/markupPolicy';
import { lazy, Suspense } from 'react';
import { start } from 'sijil/react/start/start';

/** Samples of the design: in development, and in a build of `vite build --mode design`; a release contains none of their code. */
const Design =
  import.meta.env.DEV || import.meta.env.MODE === 'design'
    ? lazy(() => import('./pages/design/Design'))
    : null;

void start(
  Design && window.location.pathname === '/design' ? (
    <Suspense>
      <Design />
    </Suspense>
  ) : undefined,
);
