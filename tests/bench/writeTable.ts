import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import type { Line } from './line';

const file = 'docs/benchmarks.md';
const marks = ['<!-- measured -->', '<!-- /measured -->'] as const;

/** Writes the results between the marks of docs/benchmarks.md; the text around them stays. */
export function writeTable(requests: number, lines: readonly Line[]): void {
  const text = readFileSync(file, 'utf8');
  const [head, rest = ''] = text.split(marks[0]);
  const tail = rest.split(marks[1])[1] ?? '';
  const rows = lines.map(
    ({ what, goal, figure, detail, reached }) =>
      `| ${what} | ${goal} | ${figure} | ${reached ? 'yes' : 'no'} | ${detail} |`,
  );
  const table = [
    `${new Date().toISOString().slice(0, 10)}, ${requests.toLocaleString('en')} requests, ${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}.`,
    '',
    '| what | goal | figure (least – most) | reached | made of |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ];
  writeFileSync(file, `${head}${marks[0]}\n\n${table.join('\n')}\n\n${marks[1]}${tail}`);
}
