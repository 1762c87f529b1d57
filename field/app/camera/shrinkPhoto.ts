import { uploadLimit } from 'sijil/base/files/uploads';
import { scriptAddress } from '../scriptAddress';
import { type PictureFacts, readExif } from './exif';
import type { NewPhoto } from '../store/records';
import type { ShrinkAnswer, ShrinkCall } from './shrink';

interface TakenPhoto {
  readonly photo: NewPhoto;
  readonly isDark: boolean;
}

/** Why a chosen file is no evidence. */
export class UnfitFile extends Error {
  constructor(readonly reason: 'unreadable' | 'tooLarge') {
    super(reason);
  }
}

let worker: Worker | undefined;
let calls = 0;
const waiting = new Map<number, (answer: ShrinkAnswer) => void>();

function ask(source: ImageBitmap | Blob): Promise<ShrinkAnswer> {
  worker ??= new Worker(scriptAddress('./shrink.js'), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  const id = (calls += 1);
  const call: ShrinkCall = { id, source };
  const moved = source instanceof ImageBitmap ? [source] : [];
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker?.postMessage(call, moved);
  });
}

/** Makes a picture small enough to send, in a worker: one at a time is in memory. @throws UnfitFile */
export async function photoOf(source: ImageBitmap | Blob, facts: PictureFacts = {}): Promise<TakenPhoto> {
  const taken = { takenAt: new Date().toISOString(), ...facts };
  const answer = await ask(source);
  if (answer.failed) throw new UnfitFile('unreadable');
  const { bytes, thumbnail, sha256, isDark } = answer;
  const name = `${sha256.slice(0, 12)}.jpg`;
  return { photo: { sha256, name, type: 'image/jpeg', bytes, thumbnail, ...taken }, isDark };
}

/** Takes a photo or a PDF from the phone's files. @throws UnfitFile */
export async function photoOfFile(file: File): Promise<TakenPhoto> {
  if (file.type !== 'application/pdf') return photoOf(file, readExif(await file.arrayBuffer()));
  if (file.size > uploadLimit) throw new UnfitFile('tooLarge');
  const bytes = await file.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const takenAt = new Date().toISOString();
  return { photo: { sha256, name: file.name, type: file.type, bytes, takenAt }, isDark: false };
}
