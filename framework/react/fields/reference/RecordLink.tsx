import { Link } from 'react-router';
import { recordPath } from '#app/recordPath';
import { Localized } from '@framework/components/Localized';
import { useSession } from '@framework/providers/session';
import { targetOf } from './targetOf';
import type { Title } from '#framework/contract/recordView';

interface RecordLinkProps {
  readonly to: string;
  readonly id: string;
  readonly title: Title;
}

/** A record's name; a link to the page where the reader finds it, if there is one. */
export function RecordLink({ to, id, title }: RecordLinkProps) {
  const user = useSession((session) => session.user);
  const path = user && recordPath(targetOf(to), id, user.role);
  if (!path) return <Localized text={title} />;
  return (
    <Link to={path} onClick={(event) => event.stopPropagation()}>
      <Localized text={title} />
    </Link>
  );
}
