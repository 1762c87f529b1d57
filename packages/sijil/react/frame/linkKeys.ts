import type { KeyboardEvent } from 'react';

interface LinkKeys {
  readonly next: string;
  readonly previous: string;
}

/** Returns the handler of keys of an element with links: arrows move the focus among them, Home and End to its ends. */
export const focusLinks =
  ({ next, previous }: LinkKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    // With Alt, arrows and Home belong to the browser; likewise for the other modifiers.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.findIndex((link) => link === event.target);
    const last = links.length - 1;
    const to = { [next]: at === last ? 0 : at + 1, [previous]: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    links[to]?.focus();
  };
