import type { AddressService } from './adapters/addresses/nationalAddresses';
import type { CardGateway } from './adapters/cardGateway';
import type { CertificateKey } from './adapters/certificateKey';
import type { IdentityService } from './adapters/identity/identityService';
import type { Mailer } from './adapters/mail/mailer';
import type { Config } from './config/readConfig';
import type { ServerDependencies } from 'sijil/server/http/appContext';

/** Dependencies of the server; `createDependencies` creates them for a process, tests create their own. */
export interface Dependencies extends ServerDependencies {
  readonly config: Config;
  readonly mailer: Mailer;
  readonly gateway: CardGateway;
  readonly identity: IdentityService;
  /** Absent: short addresses are typed in and fill in nothing. */
  readonly addresses?: AddressService | undefined;
  /** Key that signs certificates, so that forgeries are recognised offline. */
  readonly certificateKey: CertificateKey;
}
