import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Line } from './line';

/** Results so far, by group, stored in a file, so that an interrupted run can continue. */
export class Results {
  private readonly lines: Record<string, Line[]>;

  constructor(private readonly file: string) {
    this.lines = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Line[]>) : {};
  }

  has(group: string): boolean {
    return group in this.lines;
  }

  forget(groups: readonly string[]): void {
    for (const group of groups) delete this.lines[group];
  }

  keep(group: string, lines: Line[]): void {
    this.lines[group] = lines;
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.lines, null, 2));
  }

  in(groups: readonly string[]): Line[] {
    return groups.flatMap((group) => this.lines[group] ?? []);
  }
}
