import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { environment } from '../../server/config/environment';
import { operations } from '#domain/access/operations';
import { projectRoot } from '../support/folderTree';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const chart = (file: string) => read(`deploy/helm/salama/${file}`);
const settings = new Set(Object.keys(environment.shape));

it('the Helm chart and the portal have the same version', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(/^version: (.+)$/m.exec(chart('Chart.yaml'))?.[1]).toBe(version);
  expect(/^appVersion: (.+)$/m.exec(chart('Chart.yaml'))?.[1]).toBe(version);
});

it('the Helm chart sets only known settings, and rejects user values for the ones it sets', () => {
  const own = [...chart('templates/settings.yaml').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
    ([, name]) => name,
  );
  expect(own).toEqual(['PUBLIC_URL', 'HOST', 'PORT', 'DATA_DIR', 'METRICS_HOST', 'METRICS_PORT']);
  for (const name of own) expect(settings).toContain(name);
  const { properties } = JSON.parse(chart('values.schema.json')) as {
    properties: { settings: { propertyNames: { not: { enum: string[] } } } };
  };
  const refused = properties.settings.propertyNames.not.enum;
  expect(refused).toEqual(expect.arrayContaining([...own, 'ROLE']));
  for (const name of refused) expect(settings).toContain(name);
});

it('the Helm chart migrates with the image’s command and probes the health operations', () => {
  // The test of the image runs this command.
  expect(chart('templates/migration.yaml')).toContain('args: [dist/server/upgrade.js]');
  const asked = [...chart('templates/processes.yaml').matchAll(/path: (\S+), port: http/g)].map(
    ([, at]) => at,
  );
  expect(asked).toEqual(
    ['live', 'live', 'ready'].map((what) => `/api/v1${operations[`system.${what as 'live' | 'ready'}`].url}`),
  );
});
