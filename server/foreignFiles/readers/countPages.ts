import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef } from 'pdf-lib';

/** More nodes than the page tree of any PDF within the limit of an upload has. */
const nodeLimit = 10_000;

/**
 * The pages of a PDF, counted by walking its page tree. A node that is named twice, or one node too many, makes the tree
 * unreadable: such a tree of 5 kB can have 2^60 pages.
 * @throws Error for a tree that is no tree, or too large.
 */
export function countPages({ catalog, context }: PDFDocument): number {
  const visited = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [catalog.get(PDFName.of('Pages'))];
  let pages = 0;
  for (let nodes = 0; waiting.length > 0; nodes += 1) {
    if (nodes >= nodeLimit) throw new Error('the page tree is too large');
    const named = waiting.pop();
    if (named instanceof PDFRef) {
      if (visited.has(named)) throw new Error('a node of the page tree is named twice');
      visited.add(named);
    }
    const node = context.lookup(named, PDFDict);
    const kids = node.lookupMaybe(PDFName.of('Kids'), PDFArray);
    if (!kids) pages += 1;
    else if (kids.size() > nodeLimit) throw new Error('the page tree is too large');
    else waiting.push(...kids.asArray());
  }
  return pages;
}
