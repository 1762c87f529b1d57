import { useEffect } from 'react';
import type { ListHeaderProps } from 'sijil/react/application';
import { useRefresh } from '../writes/useRecordWrites';

const everyMs = 5_000;

/** Refetches the jobs while their list is open: they change too often for each change to be sent to open pages. */
export default function FollowJobs({ resource }: ListHeaderProps) {
  const refresh = useRefresh(resource);
  useEffect(() => {
    const timer = setInterval(refresh, everyMs);
    return () => clearInterval(timer);
  }, [refresh]);
  return null;
}
