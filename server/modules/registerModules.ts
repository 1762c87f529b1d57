import type { Api } from '../api';
import { registerAuth } from './auth/registerAuth';
import { registerCertificates } from './certificates/registerCertificates';
import { registerFiles } from './files/registerFiles';
import { registerInspections } from './inspections/registerInspections';
import { registerContracts } from './contracts/registerContracts';
import { registerNotifications } from './notifications/registerNotifications';
import { registerOrders } from './orders/registerOrders';
import { registerPayments } from './payments/registerPayments';
import { registerRequests } from './requests/registerRequests';
import { registerSandboxGateway } from '../sandbox/registerSandboxGateway';
import { registerSystem } from './system/registerSystem';

/** Every capability of the API that is more than plain data entry. */
export async function registerModules(api: Api): Promise<void> {
  registerSystem(api);
  registerAuth(api);
  registerFiles(api);
  registerInspections(api);
  registerCertificates(api);
  registerContracts(api);
  registerNotifications(api);
  registerOrders(api);
  registerPayments(api);
  registerRequests(api);
  registerSandboxGateway(api);
}
