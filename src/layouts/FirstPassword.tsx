import { laterPart } from '@framework/components/laterPart';
import { useSession } from '@framework/providers/session';

const FirstPasswordDialog = laterPart(
  async () => (await import('./FirstPasswordDialog')).FirstPasswordDialog,
);

/** Somebody with a one-time password chooses their own before anything else; the API refuses everything until then. */
export function FirstPassword() {
  const mustChange = useSession((session) => session.user?.must_change_password === true);
  return mustChange && <FirstPasswordDialog />;
}
