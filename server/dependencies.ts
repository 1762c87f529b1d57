import type { AddressService } from './adapters/addresses/addressService';
import type { CardGateway } from './adapters/cardGateway';
import type { CertificateKey } from './adapters/certificateKey';
import type { IdentityService } from './adapters/identity/identityService';
import type { Mailer } from './adapters/mail/mailer';
import type { Storage } from './adapters/storage/storage';
import type { Config } from './config/readConfig';
import type { Database } from '#framework/server/db/connect';

/** Dependencies of the server; `createDependencies` makes them for a process, a test makes its own. */
export interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly gateway: CardGateway;
  readonly identity: IdentityService;
  /** Absent: short addresses are typed, and fill nothing. */
  readonly addresses?: AddressService | undefined;
  /** Signs links to files, so that an image can be shown without a header. */
  readonly linkKey: string;
  /** Key that signs certificates, so that a copy can be told from a forgery offline. */
  readonly certificateKey: CertificateKey;
  /** False while the database is known to be silent or gone: calls are then refused at once. Always true by default. */
  readonly databaseAnswers?: () => boolean;
}
