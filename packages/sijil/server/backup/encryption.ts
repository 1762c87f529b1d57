import {
  createCipheriv,
  createDecipheriv,
  type DecipherGCM,
  randomBytes,
  scrypt,
  type ScryptOptions,
} from 'node:crypto';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { BackupError, damaged, unreadable } from './backupError';

/** First bytes of an encrypted archive; after them salt and nonce, at the end the tag (AES-256-GCM). */
const mark = Buffer.from('portal backup 1\n');
const [saltBytes, nonceBytes, tagBytes] = [16, 12, 16];
const headBytes = mark.length + saltBytes + nonceBytes;
/** A guess takes about a tenth of a second and 64 MB. */
const cost: ScryptOptions = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 };

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Encrypts a stream, and adds before and after it all that decryption needs. */
export async function encryption(passphrase: string): Promise<Transform> {
  const [salt, nonce] = [randomBytes(saltBytes), randomBytes(nonceBytes)];
  const cipher = createCipheriv('aes-256-gcm', await deriveKey(passphrase, salt, 32, cost), nonce);
  const transform = new Transform({
    transform: (chunk: Buffer, _, done) => done(null, cipher.update(chunk)),
    flush(done) {
      this.push(cipher.final());
      this.push(cipher.getAuthTag());
      done();
    },
  });
  transform.push(Buffer.concat([mark, salt, nonce]));
  return transform;
}

interface Encrypted {
  readonly decipher: DecipherGCM;
  /** Range of the encrypted bytes within the file: the first, and the last. */
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the stream that decrypts an archive; undefined for one that is not encrypted, where there is no passphrase either.
 * @throws BackupError where the file cannot be opened, only one of file and passphrase is encrypted, or the file is too short to
 * have a tag
 */
export async function decryption(
  file: string,
  passphrase: string | undefined,
): Promise<Encrypted | undefined> {
  const opened = await open(file).catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  try {
    const { size } = await opened.stat();
    const head = Buffer.alloc(headBytes);
    await opened.read(head, 0, headBytes, 0);
    const isEncrypted = head.subarray(0, mark.length).equals(mark);
    if (!isEncrypted && passphrase === undefined) return undefined;
    if (passphrase === undefined) throw passphraseMissing();
    if (!isEncrypted) throw notEncrypted();
    const end = size - tagBytes - 1;
    if (end < headBytes) throw damaged();
    const tag = Buffer.alloc(tagBytes);
    await opened.read(tag, 0, tagBytes, end + 1);
    const salt = head.subarray(mark.length, mark.length + saltBytes);
    const key = await deriveKey(passphrase, salt, 32, cost);
    const decipher = createDecipheriv('aes-256-gcm', key, head.subarray(-nonceBytes));
    decipher.setAuthTag(tag);
    return { decipher, start: headBytes, end };
  } finally {
    await opened.close();
  }
}

const passphraseMissing = () =>
  new BackupError(
    'النسخة الاحتياطية مشفّرة. عيّن BACKUP_PASSPHRASE لعبارة المرور التي أُنشئت بها.',
    'The backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase that it was made with.',
  );

/** Anybody can write an archive without encryption; with it, the passphrase proves who wrote it. */
const notEncrypted = () =>
  new BackupError(
    'عبارة المرور معيّنة في BACKUP_PASSPHRASE، وهذا الملف ليس نسخة احتياطية مشفّرة بها، فلا يُعرف من أنشأه؛ لم يتغيّر شيء. إن كنت تثق بمصدره فأزل BACKUP_PASSPHRASE ثم أعد المحاولة.',
    'BACKUP_PASSPHRASE is set, but this file is not a backup encrypted with it, so that nothing proves who made it. Nothing was changed. If you trust its origin, unset BACKUP_PASSPHRASE and try again.',
  );
