import { createContext, useContext } from 'react';
import type { TrailState } from '../record/trail';

type ToTrail = (id: string) => TrailState | undefined;

/** Given by a list to everything in it that leads to one of its records. */
export const TrailContext = createContext<ToTrail>(() => undefined);

/** What goes along when a record of the list is opened, by its id. */
export function useTrailTo(): ToTrail {
  return useContext(TrailContext);
}
