import { createContext, useContext } from 'react';
import type { Sender } from './sending';
import type { Session } from './session';
import type { FieldStore } from './store/fieldStore';

/** What the screens of a signed-in inspector use. */
export interface App {
  readonly session: Session;
  readonly store: FieldStore;
  readonly sender: Sender;
  readonly signOut: () => Promise<void>;
}

export const AppContext = createContext<App | null>(null);

/** @throws Error outside of the signed-in screens */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('No inspector is signed in.');
  return app;
}
