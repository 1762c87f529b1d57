import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldKinds } from 'sijil/schema/fieldKinds';
import { codeFolders, projectRoot, sourceFiles } from '../support/folderTree';

/** Folders that define, validate, store and render kinds: they may name a kind. */
const ownRooms =
  /^(packages\/sijil\/schema\/kinds\/|packages\/sijil\/schema\/(kindFacts|fieldKinds)\.ts|packages\/sijil\/react\/fields\/(renderers|kinds\/)|server\/seed\/)/;

/**
 * Words that name a field kind here but something else there: the kind of an uploaded file, of a message, of an
 * order. Add a line only for such a meaning; properties of a field kind are facts (`packages/sijil/schema/kindFacts`).
 */
const otherMeanings: Readonly<Record<string, number>> = {
  // Kinds of evidence: picture or document.
  'domain/forms/checkAnswers.ts': 1,
  // Formats of the cells of an exported table.
  'packages/sijil/server/resources/export/dataTable.ts': 1,
  'server/modules/exports/listDelivery.ts': 1,
  // Action of the order's reducer by which something is chosen.
  'src/pages/services/order/orderData.ts': 1,
};

const names = Object.keys(fieldKinds).join('|');
const compared = new RegExp(
  [
    `\\bkind\\b\\s*[!=]==\\s*'(?:${names})'`,
    `\\bcase '(?:${names})':`,
    `new Set(?:<\\w+>)?\\(\\[(?:'(?:${names})'(?:, )?){2,}\\]\\)`,
    `\\[(?:'(?:${names})'(?:, )?){2,}\\]\\.includes`,
  ].join('|'),
  'g',
);

function comparisonsIn(file: string): number {
  return readFileSync(path.join(projectRoot, file), 'utf8').match(compared)?.length ?? 0;
}

describe('the names of field kinds', () => {
  it('are compared only inside the kinds themselves', () => {
    const files = sourceFiles(...codeFolders.all).filter((file) => !ownRooms.test(file));
    const found = files.flatMap((file) => {
      const times = comparisonsIn(file);
      return times > 0 ? [[file, times] as const] : [];
    });
    expect(Object.fromEntries(found)).toEqual(otherMeanings);
  });

  it('are detected in every form of comparison', () => {
    for (const line of [
      "field.kind === 'reference'",
      "kind !== 'password'",
      "case 'file':",
      "new Set(['boolean', 'choice'])",
      "['json', 'ownedList'].includes(",
    ])
      expect([line, line.match(compared)?.length]).toEqual([line, 1]);
  });
});
