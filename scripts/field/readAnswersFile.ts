import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { sniffType } from '#domain/files/uploadRules';
import type { Assignment, FieldClient, SentAnswer } from './fieldClient';
import { FieldError } from './fieldError';

const answersFile = z.array(
  z.strictObject({
    questionKey: z.string(),
    /** The plate of one of the assignment's vehicles. */
    vehicle: z.string().optional(),
    score: z.union([z.literal(0), z.literal(1), z.literal(2), z.null()]),
    reading: z.number().optional(),
    note: z.string().optional(),
    /** Pictures and documents beside the file of answers. */
    files: z.array(z.string()).default([]),
  }),
);

/** Reads answers from a JSON file and uploads the evidence that it names. @throws FieldError */
export async function readAnswersFile(
  client: FieldClient,
  assignment: Assignment,
  file: string,
): Promise<SentAnswer[]> {
  const parsed = answersFile.safeParse(parseJson(file, await read(file).then(String)));
  if (!parsed.success) throw FieldError.usage(`${file}:\n${z.prettifyError(parsed.error)}`);
  const sent: SentAnswer[] = [];
  for (const { vehicle, files, ...answer } of parsed.data) {
    const fileIds: string[] = [];
    for (const name of files) {
      const content = await read(path.resolve(path.dirname(file), name));
      const type = sniffType(content) ?? 'application/octet-stream';
      const evidence = { name: path.basename(name), type, content: new Uint8Array(content) };
      fileIds.push((await client.uploadEvidence(assignment.id, evidence)).id);
    }
    sent.push({ ...answer, vehicleId: vehicleIdOf(assignment, vehicle), fileIds });
  }
  return sent;
}

function vehicleIdOf(assignment: Assignment, plate: string | undefined): string | null {
  if (plate === undefined) return null;
  const found = assignment.vehicles.find(({ number }) => number === plate);
  if (!found) throw FieldError.usage(`The assignment has no vehicle "${plate}".`);
  return found.id;
}

function read(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw FieldError.usage(`The file ${file} cannot be read.`);
  });
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw FieldError.usage(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
