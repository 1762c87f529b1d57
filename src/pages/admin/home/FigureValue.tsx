import type { FigureUnit } from '#domain/figures/figures';
import { Money } from '@framework/components/Money';

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
