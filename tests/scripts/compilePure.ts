import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../support/folderTree';

/**
 * Has the compiler read the pure folders of a copy of the project, by one checker: several work out much of the same beside
 * each other. @throws where something does not compile.
 */
export function compilePure(house: string): void {
  const compiler = path.join(projectRoot, 'node_modules/.bin/tsc');
  execFileSync(compiler, ['-p', 'tsconfig.pure.json', '--checkers', '1'], { cwd: house, stdio: 'pipe' });
}
