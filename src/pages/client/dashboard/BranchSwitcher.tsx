import type { SessionUser } from '#domain/api/profileViews';
import { useSession } from 'sijil/react/providers/session';

interface BranchOption {
  readonly value: string;
  readonly label: string;
}

interface DashboardBranch {
  /** Id of the branch; null for all branches. */
  readonly id: string | null;
  readonly options: readonly BranchOption[];
  readonly choose: (id: string | null) => void;
}

/** Branch of the client's home page, stored with the session; all of them until one is chosen. */
export function useDashboardBranch(): DashboardBranch {
  const { user, selectedBranch, everyBranch } = useSession();
  const options = branchesOf(user);
  // A chosen branch that the user no longer has is ignored.
  const known = options.some(({ value }) => value === selectedBranch);
  return {
    id: everyBranch || options.length < 2 || !known ? null : selectedBranch,
    options,
    choose: (id) =>
      useSession.setState(id === null ? { everyBranch: true } : { selectedBranch: id, everyBranch: false }),
  };
}

function branchesOf(user: SessionUser | null): BranchOption[] {
  const { restaurants = [], branches = [] } = user?.client ?? {};
  return [...restaurants.flatMap((restaurant) => restaurant.branches), ...branches].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
}
