import { describe, expect, it } from 'vitest';
import { withSearchStatements } from 'sijil/server/migrations/planChange';
import { searchPrerequisites } from 'sijil/server/db/searchKey';

const [extension = '', fold = ''] = searchPrerequisites;
const key =
  'ALTER TABLE "fridges" ADD COLUMN "search_key" text GENERATED ALWAYS AS (search_folded(name)) STORED;';
const index = 'CREATE INDEX "fridges_search_key_index" ON "fridges" USING gin ("search_key" gin_trgm_ops);';

describe('npm run migration, for search keys', () => {
  it('creates the extension and the function before the first table that needs them', () => {
    expect(withSearchStatements([key, index], '')).toEqual([extension, fold, key, index]);
  });

  it('does not create the extension and the function again', () => {
    expect(withSearchStatements([key, index], `${extension}\n--> statement-breakpoint\n${fold}`)).toEqual([
      key,
      index,
    ]);
  });

  it('recreates the index of a search key that is dropped and recreated', () => {
    const drop = 'ALTER TABLE "fridges" drop column "search_key";';
    expect(withSearchStatements([drop, key], extension + fold)).toEqual([drop, key, index]);
  });

  it('adds a search key after the new column it uses', () => {
    const serial = 'ALTER TABLE "fridges" ADD COLUMN "serial" text;';
    expect(withSearchStatements([key, serial, index], extension + fold)).toEqual([serial, key, index]);
  });

  it('does not change an unrelated migration', () => {
    const other = ['ALTER TABLE "fridges" ADD COLUMN "size" integer;'];
    expect(withSearchStatements(other, '')).toEqual(other);
  });
});
