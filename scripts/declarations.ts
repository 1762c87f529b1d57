/**
 * First step of `npm run check`: prints the numbered mistakes of the declarations, each with its fix. It runs before the
 * compiler, because newcomers make these mistakes first.
 */
import path from 'node:path';
import { reportDeclarations } from 'sijil/commands/declarationProblems';
import { checkResources } from 'sijil/schema/checkResources';

const sound = await reportDeclarations({
  root: path.dirname(import.meta.dirname),
  folder: 'src/resources',
  index: 'src/resources/index.ts',
  read: async () => {
    const { resourceList } = await import('#resources');
    await import('../server/definitions');
    return {
      resources: resourceList,
      problems: async () => {
        const found = checkResources(resourceList);
        if (found.length > 0) return found;
        // The tables can only be built from valid declarations.
        const { moduleTableNames } = await import('../server/db/schema/index');
        const { lists } = await import('#resources/lists');
        return checkResources(resourceList, moduleTableNames, lists);
      },
    };
  },
});
process.exitCode = sound ? 0 : 1;
