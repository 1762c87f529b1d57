import type { Resource } from 'sijil/schema/resource';
import { iconNamed } from 'sijil/react/components/icons';
import { LinkButton } from 'sijil/react/components/links';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
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
