import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keys of the star in a row of the menu, which is no stop of the Tab key: the arrow towards it leads from the entry to its
 * star, the other one back, and up and down from star to star. A row that goes gives the focus to a neighbour.
 */
export function useStarKeys(star: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const button = star.current;
    const row = button?.parentElement;
    const link = row?.querySelector('a');
    if (!button || !row || !link) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = event.target === link ? fromLink(event.key, button) : fromStar(event.key, button, link);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    row.addEventListener('keydown', onKeyDown);
    return () => {
      row.removeEventListener('keydown', onKeyDown);
      if (button === document.activeElement) neighbourOf(link)?.focus();
    };
  }, [star]);
}

const isRtl = () => document.dir === 'rtl';

const fromLink = (key: string, star: HTMLElement) =>
  key === (isRtl() ? 'ArrowLeft' : 'ArrowRight') ? star : undefined;

function fromStar(key: string, star: HTMLElement, link: HTMLElement): HTMLElement | undefined {
  if (key === (isRtl() ? 'ArrowRight' : 'ArrowLeft')) return link;
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  const stars = [...(star.closest('nav')?.querySelectorAll<HTMLElement>('a + button') ?? [])];
  return step === undefined ? undefined : stars.at((stars.indexOf(star) + step) % stars.length);
}

/** The entry after this one, or the one before: its own part of the menu may go with it. */
function neighbourOf(link: HTMLAnchorElement): HTMLAnchorElement | undefined {
  const links = [...(link.closest('nav')?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(link);
  return links[at + 1] ?? links[at - 1];
}
