import { lazy } from 'react';

/** The filters of a list within a form. The list's own controls are made of fields: fetched when they are wanted, the ring is none. */
export const FilterPicker = lazy(() => import('@framework/console/list/FilterPicker'));
