/** Whether the page that shows the design is wanted: while developing, and in a build of `vite build --mode design`. */
export const designIsOpen =
  (import.meta.env.DEV || import.meta.env.MODE === 'design') && window.location.pathname === '/design';
