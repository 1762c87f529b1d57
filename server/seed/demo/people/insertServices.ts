import { randomUUID } from 'node:crypto';
import { keysOf } from 'sijil/base/objects';
import type { ServiceRow } from '../../../modules/orders/readServices';
import { tables } from '../../../db/schema/declared';
import type { Transaction } from 'sijil/server/db/connect';
import { type ServiceKey, type ServiceSpec, demoServices } from '../data/services';
import type { DemoFiles } from '../fileShelf';
import type { SceneName } from '../pictures/scenes';
import { type DemoForm, need } from '../demoBusiness';

const pictures: Readonly<Record<ServiceKey, SceneName>> = {
  foodSafety: 'fridge',
  vehicles: 'truck',
  hygiene: 'surface',
  preOpening: 'hood',
  audit: 'document',
};

/** Writes the services of the demo and returns them by key. */
export async function insertServices(
  tx: Transaction,
  shelf: DemoFiles,
  forms: ReadonlyMap<string, DemoForm>,
  createdAt: Date,
): Promise<ReadonlyMap<ServiceKey, ServiceRow>> {
  const keys = keysOf(demoServices);
  const images = keys.map((key) => shelf.scene(pictures[key], null, createdAt));
  await shelf.flush(tx);
  const rows = await tx
    .insert(tables.services)
    .values(
      keys.map((key, index) => ({ ...toRow(demoServices[key], forms), image: images[index], createdAt })),
    )
    .returning();
  return new Map(
    keys.flatMap((key, index) => {
      const row = rows[index];
      return row ? [[key, row] as const] : [];
    }),
  );
}

function toRow(
  { packages, howItWorks, questions, formKey, ...service }: ServiceSpec,
  forms: ReadonlyMap<string, DemoForm>,
) {
  const withId = <T extends object>(row: T) => ({ id: randomUUID(), ...row });
  return {
    ...service,
    formId: need(forms.get(formKey), formKey).templateId,
    packages: packages.map(withId),
    howItWorks: howItWorks.map(withId),
    questions: questions.map(withId),
  };
}
