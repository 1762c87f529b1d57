import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

const BareTable = lazy(() => import('./BareTable'));

/** Home page and, one click away, the table, as in a portal with one screen. `#table` opens it at once. */
function Page() {
  const [table, setTable] = useState(window.location.hash === '#table');
  return (
    <>
      <button type="button" id="home" onClick={() => setTable(false)}>
        Home
      </button>
      <button type="button" id="open" onClick={() => setTable(true)}>
        Requests
      </button>
      <Suspense>{table ? <BareTable /> : <h1>Home</h1>}</Suspense>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
