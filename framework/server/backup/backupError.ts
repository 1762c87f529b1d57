/** A backup or restore that is refused, with what to do about it in both languages. */
export class BackupError extends Error {
  override name = 'BackupError';

  constructor(ar: string, en: string, cause?: unknown) {
    super(`${ar}\n${en}`, { cause });
  }
}

export const damaged = (cause?: unknown) =>
  new BackupError(
    'النسخة الاحتياطية ناقصة أو تالفة، أو عبارة المرور غير صحيحة؛ لم يتغيّر شيء.',
    'The backup is cut or damaged, or the passphrase is wrong. Nothing was changed.',
    cause,
  );
