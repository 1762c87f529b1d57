import { lazy } from 'react';

/** Markdown drawn as elements: fetched by the first page that shows one. */
export const Markdown = lazy(() => import('@framework/fields/kinds/Markdown'));
