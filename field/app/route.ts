import { useSyncExternalStore } from 'react';

/** Screen of the app, as the part of the address after `#`. */
export type Route =
  | { readonly screen: 'today' | 'thisPhone' }
  | { readonly screen: 'visit' | 'questions' | 'end'; readonly visit: string }
  | {
      readonly screen: 'question' | 'finding' | 'camera' | 'afterwards';
      readonly visit: string;
      /** Id of the vehicle; empty for the visited branch. */
      readonly part: string;
      readonly question: string;
    };

/** A question's address alone, to which other screens of the question are opened. */
export const questionOf = ({ visit, part, question }: Extract<Route, { readonly question: string }>) => ({
  visit,
  part,
  question,
});

const today: Route = { screen: 'today' };
const changed = 'field:route';

export function toHash(route: Route): string {
  if ('question' in route)
    return `#${[route.screen, route.visit, route.part || '-', route.question].join('/')}`;
  return 'visit' in route ? `#${route.screen}/${route.visit}` : `#${route.screen}`;
}

/** Reads an address; anything else than a screen's is Today. */
export function readRoute(hash: string): Route {
  const [screen = '', visit = '', part = '', question = ''] = hash.replace('#', '').split('/');
  if (screen === 'thisPhone') return { screen };
  if (visit === '') return today;
  if (screen === 'visit' || screen === 'questions' || screen === 'end') return { screen, visit };
  if (question === '') return today;
  if (screen === 'question' || isStep(screen))
    return { screen, visit, part: part === '-' ? '' : part, question };
  return today;
}

/** Steps of a question: a photo of what was found, its description, a photo of its correction. */
const isStep = (screen: string): screen is 'finding' | 'camera' | 'afterwards' =>
  screen === 'finding' || screen === 'camera' || screen === 'afterwards';

/**
 * Opens a screen. The camera and the finding are steps of a question: what follows replaces them, so that the phone's back
 * button returns to questions.
 */
export function go(route: Route): void {
  const { screen } = readRoute(location.hash);
  const replaces = isStep(screen);
  history[replaces ? 'replaceState' : 'pushState'](null, '', toHash(route));
  dispatchEvent(new Event(changed));
  scrollTo(0, 0);
}

/** Opens the first screen of a start. */
export function openAt(hash: string): void {
  history.replaceState(null, '', hash);
  dispatchEvent(new Event(changed));
}

function follow(listener: () => void) {
  addEventListener(changed, listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('popstate', listener);
  };
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(follow, () => location.hash);
  return readRoute(hash);
}
