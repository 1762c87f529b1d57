import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

interface AfterIdleProps {
  /** False while something more important is still to be drawn; true by default. */
  readonly ready?: boolean;
  readonly children: ReactNode;
}

/** Draws its content once the browser has nothing else to draw; from then on it stays. */
export function AfterIdle({ ready = true, children }: AfterIdleProps) {
  const [idle, setIdle] = useState(false);
  useEffect(
    () => (idle || !ready ? undefined : whenIdle(() => Promise.resolve(setIdle(true)))),
    [idle, ready],
  );
  return idle && children;
}
