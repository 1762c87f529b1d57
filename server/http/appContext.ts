import type { FastifyInstance } from 'fastify';
import type { CardGateway } from '../adapters/cardGateway';
import type { AddressService } from '../adapters/addresses/addressService';
import type { IdentityService } from '../adapters/identity/identityService';
import type { Mailer } from '../adapters/mail/mailer';
import type { Storage } from '../adapters/storage/storage';
import type { Config } from '../config/readConfig';
import type { Database } from '../db/connect';
import type { Sessions } from './sessions';
import type { CertificateKey } from '../adapters/certificateKey';

/** What every module is given: the server to register on, and the world behind small interfaces. */
export interface AppContext {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly gateway: CardGateway;
  readonly identity: IdentityService;
  readonly addresses?: AddressService | undefined;
  readonly sessions: Sessions;
  /** Signs links to files, so that an image can be shown without a header. */
  readonly linkKey: string;
  /** Signs certificates, so that a copy can be told from a forgery without asking us. */
  readonly certificateKey: CertificateKey;
}
