import type { FigureUnit } from '#domain/figures/figures';
import { Money } from '@framework/components/Money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface FigureValueProps {
  readonly value: number | null;
  readonly unit: FigureUnit;
}

/** A figure as its unit is written; a dash where there is none. */
export function FigureValue({ value, unit }: FigureValueProps) {
  if (value === null) return '—';
  if (unit === 'money') return <Money halalas={value} />;
  return <bdi dir="ltr">{unit === 'score' ? value.toFixed(1) : value.toLocaleString('en')}</bdi>;
}

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
