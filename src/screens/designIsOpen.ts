/** True when the page of design samples is served: in development, and in a build of `vite build --mode design`. */
export const designIsOpen =
  (import.meta.env.DEV || import.meta.env.MODE === 'design') && window.location.pathname === '/design';
