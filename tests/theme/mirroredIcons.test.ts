import { expect, test } from 'vitest';
import { filesUnder, isNode, readSource, type Source, type SourceNode, walk } from '../support/sourceTree';
import { codeFolders } from '../support/folderTree';

// Icons that point along the line of reading; up and down are the same in both directions.
const pointing =
  /^(Double)?(Left|Right)(Circle|Square)?(Outlined|Filled)$|^(Arrow|Caret|Step|Vertical|Swap)(Left|Right)\w*|^(Menu(Fold|Unfold)|Login|Logout|Rollback|Undo|Redo|Enter|Export|Import|Send|Forward|Backward|FastForward|FastBackward)(Outlined|Filled)$/;

/** Directional icons that are drawn without the class that mirrors them on a page that reads from the right. */
function unmirroredIn({ file, tree, lineOf, text }: Source): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (node.type !== 'JSXOpeningElement') return;
    const name = node['name'];
    if (!isNode(name) || typeof name['name'] !== 'string' || !pointing.test(name['name'])) return;
    const classes = (node['attributes'] as SourceNode[]).find(
      (one) => isNode(one['name']) && one['name']['name'] === 'className',
    );
    const written = classes ? text.slice(classes.start, classes['end'] as number) : '';
    if (!written.includes('mirrored')) found.push(`${file}:${lineOf(node.start)}  ${name['name']}`);
  });
  return found;
}

test('icons that point are mirrored with the page', () => {
  expect(filesUnder(codeFolders.browser, ['.tsx']).map(readSource).flatMap(unmirroredIn)).toEqual([]);
});
