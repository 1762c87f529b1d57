import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsOf, type InspectionForm } from '#domain/forms/inspectionForm';
import { files } from 'sijil/server/db/schema/files';
import {
  answers,
  correctiveItems,
  correctiveRounds,
  formVersions,
  requests,
} from '../../server/db/schema/requests';
import { demoTexts } from '../../server/seed/demo/data/texts';
import { questionPhotos } from '../../server/seed/demo/pictures/questionPhotos';
import { findingTexts } from '../../server/seed/sample/findings/findingTexts';
import { buildDemoApp } from '../support/buildDemoApp';
import type { TestApp } from '../support/buildTestApp';

let test: TestApp;
const forms = new Map<string, InspectionForm>();

beforeAll(async () => {
  test = await buildDemoApp();
  const rows = await test.api.db
    .select({ id: requests.id, form: formVersions.body })
    .from(requests)
    .innerJoin(formVersions, eq(formVersions.id, requests.formVersionId))
    .orderBy(asc(requests.number));
  for (const { id, form } of rows) forms.set(id, form);
}, 180_000);
afterAll(() => test.close());

const formOf = (requestId: string) => {
  const form = forms.get(requestId);
  if (!form) throw new Error(`Request ${requestId} has no form.`);
  return form;
};

/** The names of files, which are their captions with a reading. */
async function captionsOf(ids: readonly string[]): Promise<string[]> {
  const rows = await test.api.db
    .select({ name: files.name })
    .from(files)
    .where(inArray(files.id, [...ids]));
  return rows.map(({ name }) => name.replace(/( -?\d+\.\d)?( \(gaps\))?\.png$/, ''));
}

describe('a finding of the demo', () => {
  it('has a note that is listed for its question, and photos of that question', async () => {
    const rows = await test.api.db.select().from(answers);
    const faults = rows.filter(({ score }) => score === 0 || score === 1);
    expect(faults.length).toBeGreaterThan(300);
    for (const { requestId, questionKey, note, score, fileIds } of faults) {
      const form = formOf(requestId);
      const text = findingTexts(form)[questionKey];
      expect(note, questionKey).toBe(score === 0 ? text?.none.ar : text?.partly.ar);
      const caption = questionPhotos[form.subject][questionKey]?.caption.en;
      const names = await captionsOf(fileIds);
      expect(names, questionKey).toContain(caption);
      const isMeasured = questionsOf(form).find(({ key }) => key === questionKey)?.kind === 'temperature';
      const fitting = [caption, `${caption}, close up`, ...(isMeasured ? ['Temperature log'] : [])];
      expect(fitting, questionKey).toEqual(expect.arrayContaining(names));
    }
  });

  it('is answered with the correction that is listed for its question', async () => {
    const items = await test.api.db.select().from(correctiveItems);
    const answered = items.filter(({ action }) => action !== null && action !== demoTexts.objection);
    expect(answered.length).toBeGreaterThan(100);
    for (const { requestId, questionKey, action, fileIds } of answered) {
      const form = formOf(requestId);
      expect(action, questionKey).toBe(findingTexts(form)[questionKey]?.corrected.ar);
      const caption = questionPhotos[form.subject][questionKey]?.caption.en;
      expect(new Set(await captionsOf(fileIds)), questionKey).toEqual(
        new Set([caption, 'Proof of correction']),
      );
    }
    const rounds = await test.api.db.select().from(correctiveRounds);
    expect(new Set(rounds.map(({ action }) => action))).toEqual(new Set([demoTexts.firstCorrection]));
  });
});
