import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's smallest recommended cost: 19 MiB, two passes, about 15 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/** Takes as long for an unknown person as for a known one, so that timing does not reveal who has an account. */
export async function verifyPassword(stored: string | null, typed: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await decoy), typed);
  return stored !== null && matches;
}
