import { expect, test } from 'vitest';
import { filesUnder, isNode, readSource, type Source, type SourceNode, walk } from '../support/sourceTree';
import { codeFolders } from '../support/folderTree';

// Icons that point along the reading direction; up and down are the same in both directions.
const pointing =
  /^(Double)?(Left|Right)(Circle|Square)?(Outlined|Filled)$|^(Arrow|Caret|Step|Vertical|Swap)(Left|Right)\w*|^(Menu(Fold|Unfold)|Login|Logout|Rollback|Undo|Redo|Enter|Export|Import|Send|Forward|Backward|FastForward|FastBackward)(Outlined|Filled)$/;

/** Directional icons without the class that mirrors them on a right-to-left page. */
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

test('directional icons are mirrored on right-to-left pages', () => {
  expect(filesUnder(codeFolders.browser, ['.tsx']).map(readSource).flatMap(unmirroredIn)).toEqual([]);
});
