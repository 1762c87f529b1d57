import { lazy } from 'react';

/** A new record's form in a drawer. A form draws references and a reference may open a form: fetched when it is wanted, the ring is none. */
export const CreateInPlace = lazy(() => import('@framework/console/form/CreateInPlace'));
