import { describe, expect, it } from 'vitest';
import { withSearchStatements } from '#framework/server/migrations/planChange';
import { searchPrerequisites } from '../../framework/server/db/searchKey';

const [extension = '', fold = ''] = searchPrerequisites;
const key =
  'ALTER TABLE "fridges" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(name)) STORED;';
const index = 'CREATE INDEX "fridges_search_key_index" ON "fridges" USING gin ("search_key" gin_trgm_ops);';

describe('npm run migration, for what is searched', () => {
  it('makes the extension and the function before the first table that needs them', () => {
    expect(withSearchStatements([key, index], '')).toEqual([extension, fold, key, index]);
  });

  it('and never again', () => {
    expect(withSearchStatements([key, index], `${extension}\n--> statement-breakpoint\n${fold}`)).toEqual([
      key,
      index,
    ]);
  });

  it('makes the index anew with a column that is dropped and computed otherwise', () => {
    const drop = 'ALTER TABLE "fridges" drop column "search_key";';
    expect(withSearchStatements([drop, key], extension + fold)).toEqual([drop, key, index]);
  });

  it('makes the column after a new one that it is made of', () => {
    const serial = 'ALTER TABLE "fridges" ADD COLUMN "serial" text;';
    expect(withSearchStatements([key, serial, index], extension + fold)).toEqual([serial, key, index]);
  });

  it('leaves a migration alone that has nothing to do with it', () => {
    const other = ['ALTER TABLE "fridges" ADD COLUMN "size" integer;'];
    expect(withSearchStatements(other, '')).toEqual(other);
  });
});
