import { type DBSchema, openDB } from 'idb';
import type { LoginView } from '#domain/api/profileViews';
import { createFieldClient, type FieldClient } from '../sync/fieldApi';
import { preferredLanguage } from './preferences';
import { openFieldStore } from './store/fieldStore';

/** The person who uses this phone; their token is absent when the session has ended and only the work is here. */
export interface Session {
  readonly person: { readonly id: string; readonly name: string; readonly email: string };
  readonly token: string | null;
  readonly mustChangePassword: boolean;
}

interface DeviceSchema extends DBSchema {
  session: { key: 'current'; value: Session };
}

const device = openDB<DeviceSchema>('field', 1, {
  upgrade: (database) => void database.createObjectStore('session'),
});

export async function readSession(): Promise<Session | undefined> {
  return (await device).get('session', 'current');
}

export async function storeSession(session: Session | undefined): Promise<void> {
  const tx = (await device).transaction('session', 'readwrite', { durability: 'strict' });
  await (session ? tx.store.put(session, 'current') : tx.store.delete('current'));
  await tx.done;
}

export function clientOf(token: string | null): FieldClient {
  return createFieldClient({ url: '', language: preferredLanguage(), token: token ?? '' });
}

/** Each person has a database of their own: nobody sees another's work, and signing in as another erases none. */
export const storeOf = ({ person }: Session) => openFieldStore(`field-${person.id}`);

/** Session of a successful sign-in; null where the portal opened none. */
export function sessionOf({ user, token }: LoginView): Session | null {
  if (!user || !token) return null;
  const { id, name, email, must_change_password: mustChangePassword } = user;
  return { person: { id, name, email }, token: token.plain_text_token, mustChangePassword };
}
