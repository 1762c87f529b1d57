import { useAddress } from '@framework/address/address';
import { AskForLink } from './AskForLink';
import { LinkSent } from './LinkSent';
import { mailedToken } from './mailedToken';
import { ProveEmail } from './ProveEmail';

/**
 * Three ways lead here (rules 6.1): the link of the mail with its token, registering with the address, and a
 * login that needs verification, which asks for a new link by `resend=true`.
 */
export default function VerifyEmail() {
  const address = useAddress();
  const search = new URLSearchParams(address.search);
  const token = mailedToken(address);
  const email = search.get('email');
  if (token) return <ProveEmail key={token} token={token} />;
  if (email) return <LinkSent key={email} email={email} resend={search.get('resend') === 'true'} />;
  return <AskForLink />;
}
