import type { PersonEntry } from 'sijil/react/application';
import { BellOutlined, LockOutlined } from '@ant-design/icons';
import { personTitles, screenTitles } from '#domain/screens/screenTitles';
import { useOperation } from 'sijil/react/providers/operations';

/** Portal's entries in the menu of the signed-in user. */
export const personEntries: readonly PersonEntry[] = [
  {
    key: 'security',
    icon: <LockOutlined aria-hidden="true" />,
    label: personTitles.security,
    load: () => import('@/account/SecurityPanel'),
  },
  {
    key: 'notifications',
    icon: <BellOutlined aria-hidden="true" />,
    label: screenTitles['/notification-preferences'],
    to: '/notification-preferences',
  },
];

/** Addresses that the menu leaves out: the mailbox shows unsent emails, so it is left out where emails are sent. */
export function useLeftOut(): ReadonlySet<string> {
  const { data: settings } = useOperation('portal.settings');
  return settings?.mailStays === true ? none : mailbox;
}

const none: ReadonlySet<string> = new Set();
const mailbox: ReadonlySet<string> = new Set(['/mailbox']);
