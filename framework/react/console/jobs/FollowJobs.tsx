import { useEffect } from 'react';
import type { ListHeaderProps } from '#app/listHeaders';
import { useRefresh } from '../writes/useRecordWrites';

const everyMs = 5_000;

/** Reads the jobs anew while their list is open: they move too often for each move to be sent to open pages. */
export default function FollowJobs({ resource }: ListHeaderProps) {
  const refresh = useRefresh(resource);
  useEffect(() => {
    const timer = setInterval(refresh, everyMs);
    return () => clearInterval(timer);
  }, [refresh]);
  return null;
}
