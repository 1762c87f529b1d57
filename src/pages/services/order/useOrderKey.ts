import { useMemo, useRef } from 'react';

export interface OrderKey {
  readonly read: () => string;
  /** Begins another order, with a new key. */
  readonly renew: () => void;
}

/**
 * The name of the order that a wizard places: the draft's, as it was when the wizard opened, so that two tabs place one
 * order between them, and one whose answer was lost is not placed again.
 */
export function useOrderKey(ofDraft: string): OrderKey {
  const key = useRef(ofDraft);
  return useMemo(
    () => ({
      read: () => key.current,
      renew: () => {
        key.current = crypto.randomUUID();
      },
    }),
    [],
  );
}
