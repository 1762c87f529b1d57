import type { ReactNode } from 'react';

interface ButtonProps {
  /** Look of the button: `main` for the step that comes next, `quiet` for what is seldom needed. */
  readonly kind?: 'main' | 'plain' | 'quiet' | 'ok' | 'part' | 'no';
  readonly onPress: () => void;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

export function Button({ kind = 'plain', onPress, pressed, disabled, children }: ButtonProps) {
  return (
    <button type="button" className={kind} onClick={onPress} aria-pressed={pressed} disabled={disabled}>
      {children}
    </button>
  );
}
