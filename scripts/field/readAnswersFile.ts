import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { sniffType } from 'sijil/base/files/uploads';
import type { Language } from 'sijil/base/i18n/localized';
import type { Assignment } from '../../field/sync/fieldApi';
import type { FilledForm, PlannedAnswer, StoredEvidence, VisitStore } from '../../field/sync/visitStore';
import { CommandError } from './commandError';
import { fieldTexts } from './fieldTexts';

const answersFile = z.array(
  z.strictObject({
    questionKey: z.string(),
    /** Plate of one of the assignment's vehicles. */
    vehicle: z.string().optional(),
    score: z.union([z.literal(0), z.literal(1), z.literal(2), z.null()]).optional(),
    reading: z.number().optional(),
    entries: z.array(z.string()).optional(),
    note: z.string().optional(),
    /** Pictures and documents in the folder of the answers file. */
    files: z.array(z.string()).default([]),
  }),
);

/** Reads answers from a JSON file and stores the evidence that it names. @throws CommandError */
export async function readAnswersFile(
  store: VisitStore,
  assignment: Assignment,
  file: string,
  language: Language,
): Promise<Omit<FilledForm, 'key'>> {
  const parsed = answersFile.safeParse(parseJson(file, String(await read(file, language)), language));
  if (!parsed.success) throw CommandError.usage(`${file}:\n${z.prettifyError(parsed.error)}`);
  const answers: PlannedAnswer[] = [];
  const evidence: StoredEvidence[] = [];
  for (const { vehicle, files, ...answer } of parsed.data) {
    const taken: StoredEvidence[] = [];
    for (const name of files) {
      const content = await read(path.resolve(path.dirname(file), name), language);
      const type = sniffType(content) ?? 'application/octet-stream';
      const found = { name: path.basename(name), type, content: new Uint8Array(content) };
      taken.push(await store.keepEvidence(found));
    }
    evidence.push(...taken);
    answers.push({
      ...answer,
      vehicleId: vehicleIdOf(assignment, vehicle, language),
      files: taken.map(({ sha256 }) => sha256),
    });
  }
  return { answers, evidence };
}

function vehicleIdOf(assignment: Assignment, plate: string | undefined, language: Language): string | null {
  if (plate === undefined) return null;
  const found = assignment.vehicles.find(({ number }) => number === plate);
  if (!found) throw CommandError.usage(fieldTexts.noVehicle[language](plate));
  return found.id;
}

function read(file: string, language: Language): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw CommandError.usage(fieldTexts.noFile[language](file));
  });
}

function parseJson(file: string, text: string, language: Language): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw CommandError.usage(fieldTexts.noJson[language](file, reason));
  }
}
