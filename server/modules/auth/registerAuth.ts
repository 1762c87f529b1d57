import type { AppContext } from '#framework/server/http/appContext';
import { registerPasswordChange } from './registerPasswordChange';
import { registerPasswordRequests } from './registerPasswordRequests';
import { registerPasswordReset } from './registerPasswordReset';
import { registerSignUp } from './registerSignUp';
import { registerVerification } from './registerVerification';

/** Registers what the portal adds to signing in: registration, verified addresses, lost and changed passwords. */
export function registerAuth(api: AppContext): void {
  registerSignUp(api);
  registerVerification(api);
  registerPasswordReset(api);
  registerPasswordChange(api);
  registerPasswordRequests(api);
}
