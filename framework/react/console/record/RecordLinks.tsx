import type { Resource } from '#framework/schema/resource';
import { iconNamed } from '@framework/components/icons';
import { LinkButton } from '@framework/components/links';
import { useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import { offeredLinks } from '../actions/offeredActions';

interface RecordLinksProps {
  readonly resource: Resource;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Buttons to the other pages that a record links to, for a hand-built page. */
export function RecordLinks({ resource, record }: RecordLinksProps) {
  const localize = useLocalize();
  const role = useSession((session) => session.user?.role ?? null);
  return offeredLinks(resource, record, role).map(({ to, label, icon }) => (
    <LinkButton key={to} to={to} icon={icon && iconNamed(icon)}>
      {localize(label)}
    </LinkButton>
  ));
}
