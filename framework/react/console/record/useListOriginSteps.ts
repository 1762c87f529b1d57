import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Resource, screenPath } from '#framework/schema/resource';
import { lastOpened } from '../query/lastOpened';
import { type Neighbour, useNeighbours } from './useNeighbours';
import type { ListOrigin } from '../query/listOrigin';
import { useShortcut } from '../keys/useShortcut';

export type Step = 'previous' | 'next';

/**
 * The way through the list that a record was opened from: by buttons, by `j` and `k`, and back by Esc. A step keeps the
 * open tab, and takes the place of the record before it, so that the browser's «back» leads to the list at once.
 */
export function useListOriginSteps(resource: Resource, id: string, origin: ListOrigin) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const found = useNeighbours(resource, id, origin);
  useEffect(() => lastOpened.remember(origin.from, id), [origin.from, id]);
  const to = { previous: found?.previous ?? null, next: found?.next ?? null };
  const go = (neighbour: Neighbour | null, pressed?: Step) => {
    if (!neighbour) return;
    const address = { pathname: `${screenPath(resource)}/${neighbour.id}`, search };
    void navigate(address, { replace: true, state: { origin: { ...origin, at: neighbour.at }, pressed } });
  };
  useShortcut('k', () => go(to.previous));
  useShortcut('j', () => go(to.next));
  useShortcut('Escape', () => {
    const focused = document.activeElement;
    // Whatever has the keyboard closes or leaves itself first.
    if (focused === document.body || focused?.closest('[data-steps]')) void navigate(-1);
  });
  return { found, to, press: (step: Step) => go(to[step], step) };
}

/** The button that led to a record, so that the keyboard stays on it. */
export function pressedIn(state: unknown): Step | null {
  const pressed = typeof state === 'object' && state !== null && 'pressed' in state ? state.pressed : null;
  return pressed === 'previous' || pressed === 'next' ? pressed : null;
}
