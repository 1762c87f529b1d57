/**
 * `npm run bench [-- --requests 1000000] [--data data] [--only lists,clicks] [--resume] [--try]`: measures the portal
 * alternately with floors, in the same run, and writes the table of docs/benchmarks.md after each group of lines. The data
 * folders (`<data>/bench-…`) are created on the first run. `--only` measures these groups again and retains the results of the
 * others; `--resume` continues an interrupted run; `--try` leaves the table unchanged.
 */
// First: other modules read the declarations as they load.
import '../../server/definitions';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { groups, type GroupName } from './groups';
import { Installations } from './installations';
import { Results } from './results';
import { writeTable } from './writeTable';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    data: { type: 'string', default: 'data' },
    only: { type: 'string', default: Object.keys(groups).join(',') },
    resume: { type: 'boolean', default: false },
    try: { type: 'boolean', default: false },
  },
});
const wanted = values.only.split(',').map(known);
const requests = Number(values.requests);
const results = new Results(path.resolve(values.data, `bench-${requests}.json`));
const installations = new Installations(path.resolve(values.data), requests);

if (!values.resume) results.forget(wanted);
try {
  for (const name of wanted.filter((one) => !results.has(one))) {
    const begun = performance.now();
    console.log(`\n${name}`);
    results.keep(name, await groups[name](installations));
    console.log(`(${Math.round((performance.now() - begun) / 1000)} s)`);
    if (!values.try) writeTable(requests, results.in(Object.keys(groups)));
  }
} finally {
  await installations.close();
}

function known(name: string): GroupName {
  if (name in groups) return name as GroupName;
  throw new Error(`There is no group "${name}"; there are ${Object.keys(groups).join(', ')}.`);
}
