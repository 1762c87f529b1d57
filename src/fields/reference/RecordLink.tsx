import { Link } from 'react-router';
import { permissionFor } from '#domain/schema/access';
import { screenPath } from '#domain/schema/resource';
import { Localized } from '@/components/Localized';
import { useSession } from '@/providers/session';
import { targetOf } from './targetOf';
import type { Title } from '#domain/api/recordView';

interface RecordLinkProps {
  readonly to: string;
  readonly id: string;
  readonly title: Title;
}

/** A record's name; a link to its page for those who look after such records. */
export function RecordLink({ to, id, title }: RecordLinkProps) {
  const user = useSession((session) => session.user);
  const target = targetOf(to);
  // «May change it» rather than «may read it»: cities are everybody's to read, but their pages are the back office's.
  if (permissionFor(target.access, 'update', user) !== 'all') return <Localized text={title} />;
  return (
    <Link to={`${screenPath(target)}/${id}`} onClick={(event) => event.stopPropagation()}>
      <Localized text={title} />
    </Link>
  );
}
