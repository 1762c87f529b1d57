import { resources } from '#resources';
import { ResourceList } from '@/console/ResourceList';
import { useMayCall } from '@/providers/useMayCall';
import { TeamList } from './TeamList';

/** Supervisors see how their own team stands; admins keep the list of everybody. */
export default function Inspectors() {
  const hasTeam = useMayCall('supervisor.inspectors');
  return hasTeam ? <TeamList /> : <ResourceList resource={resources.inspectors} />;
}
