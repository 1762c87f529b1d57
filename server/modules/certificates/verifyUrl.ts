import type { Config } from '../../config/readConfig';

/** The public page of a certificate: what its QR and its posts lead to. */
export function verifyUrl({ publicUrl }: Pick<Config, 'publicUrl'>, code: string): string {
  return `${publicUrl}/verify/${code}`;
}
