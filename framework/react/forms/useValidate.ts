import { useEffect, useState } from 'react';
import type { validate } from '#framework/schema/validate';

type Validate = typeof validate;

let loaded: Validate | null = null;
let loading: Promise<Validate> | null = null;

/**
 * The check that the API also runs. It knows every field kind, so its code is fetched while the form is drawn: a form can be
 * used at once.
 */
export function loadValidate(): Promise<Validate> {
  loading ??= import('#framework/schema/validate').then((module) => (loaded = module.validate));
  return loading.catch((error: unknown) => {
    // The next attempt asks the network again.
    loading = null;
    throw error;
  });
}

/** Null until its code has come; it is fetched once it is wanted. */
export function useValidate(wanted = true): Validate | null {
  const [check, setCheck] = useState<Validate | null>(() => loaded);
  useEffect(() => {
    if (check || !wanted) return;
    let gone = false;
    loadValidate().then(
      (validate) => {
        if (!gone) setCheck(() => validate);
      },
      // Sending the form asks again, and says so when it fails.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [check, wanted]);
  return check;
}
