import { resources } from '#resources';
import { ResourceList } from '@/console/ResourceList';
import { useSession } from '@/providers/session';
import { TeamList } from './TeamList';

/** Supervisors see how their own team stands; admins keep the list of everybody. */
export default function Inspectors() {
  const role = useSession((session) => session.user?.role);
  return role === 'supervisor' ? <TeamList /> : <ResourceList resource={resources.inspectors} />;
}
