/**
 * The elements of the page that somebody can see, by a selector: a list that was left stays in the document, out of sight, and
 * so does a dialog that was closed.
 */
export const inSight = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
