import dayjs, { type Dayjs } from 'dayjs';
import type { FormEvent, ReactNode } from 'react';
import { endOfRiyadhDay, riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { toLatinDigits } from 'sijil/base/formats/numbers';

/** Format in which a day is typed and shown. */
export const dayFormat = 'DD/MM/YYYY';
export const momentFormat = 'DD/MM/YYYY HH:mm';

const wall = 'YYYY-MM-DDTHH:mm:ss';

export function toDay(value: Dayjs | null): string | null {
  return value ? value.format('YYYY-MM-DD') : null;
}

export function fromDay(day: string | null | undefined): Dayjs | null {
  return day ? dayjs(day) : null;
}

/** Converts an instant to the wall clock of Riyadh, +03:00 all year, wherever the browser is. */
export function fromInstant(iso: string | null | undefined): Dayjs | null {
  if (!iso) return null;
  const at = new Date(iso);
  const sinceMidnight = at.getTime() - riyadhInstant(riyadhDate(at)).getTime();
  return dayjs(`${riyadhDate(at)}T00:00:00`).add(sinceMidnight, 'millisecond');
}

export function toInstant(value: Dayjs | null): string | null {
  return value ? new Date(`${value.second(0).format(wall)}+03:00`).toISOString() : null;
}

/** First or last instant of a day in Riyadh. */
export function edgeOfDay(day: string, side: 'gte' | 'lte'): string {
  return (side === 'gte' ? riyadhInstant(day) : endOfRiyadhDay(day)).toISOString();
}

interface LatinDigitsProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Accepts Arabic-Indic digits in controls that only understand Latin ones. */
export function LatinDigits({ className, children }: LatinDigitsProps) {
  // In the capture phase, before antd's pickers parse the text.
  const translate = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const latin = toLatinDigits(target.value);
    if (latin !== target.value) target.value = latin;
  };
  return (
    <div className={className} onChangeCapture={translate}>
      {children}
    </div>
  );
}
