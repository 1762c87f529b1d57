import type { Api } from '../api';
import { registerAuth } from './auth/registerAuth';
import { registerFiles } from './files/registerFiles';
import { registerSystem } from './system/registerSystem';

/** Every capability of the API that is more than plain data entry. */
export async function registerModules(api: Api): Promise<void> {
  registerSystem(api);
  registerAuth(api);
  registerFiles(api);
}
