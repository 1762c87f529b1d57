const control = 'button:not(:disabled)';

/**
 * Before an entry is taken out of its list: the keyboard goes to the last control of the one after it, else of the one
 * before it. With the entry it would be lost to the beginning of the page.
 */
export function focusNeighbour(entry: Element | null): void {
  const neighbours = [entry?.nextElementSibling, entry?.previousElementSibling];
  neighbours
    .map((one) => (one?.matches(control) ? one : one && lastControl(one)))
    .find((one) => one instanceof HTMLElement)
    ?.focus();
}

const lastControl = (place: Element) => [...place.querySelectorAll<HTMLElement>(control)].at(-1);
