export {};
// Most tests render nothing.
if (typeof document !== 'undefined') await import('./registerPages');
