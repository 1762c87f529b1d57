import { createContext, useMemo, useState } from 'react';

/** Counts the uploads of one form. */
export interface UploadCounter {
  readonly begin: () => void;
  readonly end: () => void;
}

const nowhere: UploadCounter = { begin: () => undefined, end: () => undefined };

/** Counter of the form around an upload; outside a form nothing is counted. */
export const UploadCounterContext = createContext<UploadCounter>(nowhere);

/** Counts the uploads of a form: it is not sent before they have ended, because it would be sent without their files. */
export function useUploadsUnderWay(): { readonly underWay: boolean; readonly counter: UploadCounter } {
  const [count, setCount] = useState(0);
  const counter = useMemo(
    () => ({
      begin: () => setCount((before) => before + 1),
      end: () => setCount((before) => before - 1),
    }),
    [],
  );
  return { underWay: count > 0, counter };
}
