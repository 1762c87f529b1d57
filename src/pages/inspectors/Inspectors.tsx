import { resources } from '#resources';
import { ResourceList } from '@framework/console/ResourceList';
import { useMayCall } from '@framework/providers/useMay';
import { TeamList } from './TeamList';

/** Inspectors: supervisors see the work of their own team; admins maintain the list of all. */
export default function Inspectors() {
  const hasTeam = useMayCall('supervisor.inspectors');
  return hasTeam ? <TeamList /> : <ResourceList resource={resources.inspectors} />;
}
