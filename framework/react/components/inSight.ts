/** The elements of the page that somebody can see, by a selector: a dialog that was closed stays in the document. */
export const inSight = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
