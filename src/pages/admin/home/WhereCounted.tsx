import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface WhereCountedProps {
  readonly count: number | null;
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A figure that leads to what it counts; of nothing it leads nowhere. */
export function WhereCounted({ count, to, className, children }: WhereCountedProps) {
  return count ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
