/** Returns the visible elements for a selector: a closed dialog stays in the document. */
export const inSight = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
