import type { FormEvent, ReactNode } from 'react';
import { toLatinDigits } from '#framework/base/formats/numbers';

interface LatinDigitsProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Lets Arabic-Indic digits be typed into controls that only understand Latin ones. */
export function LatinDigits({ className, children }: LatinDigitsProps) {
  // Before the control hears of it: antd's pickers parse what they find in the box.
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
