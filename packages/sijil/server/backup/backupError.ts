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

export const unreadable = (file: string, cause: unknown) =>
  new BackupError(
    `تعذّرت قراءة ${file}: الملف غير موجود أو ليست لديك صلاحية قراءته؛ لم يتغيّر شيء.`,
    `${file} cannot be read: it does not exist, or you have no right to read it. Nothing was changed.`,
    cause,
  );

/** @param reason what this database does not have, or refused */
export const unfitting = (reason: string, cause?: unknown) =>
  new BackupError(
    `في النسخة الاحتياطية ما لا تقبله هذه النسخة من المنصة (${reason})؛ لم يُستعد شيء.`,
    `The backup contains something that this version of the portal does not accept (${reason}). Nothing was restored.`,
    cause,
  );

export const otherFormat = () =>
  new BackupError(
    'أنشأت هذه النسخة الاحتياطية نسخة أقدم من المنصة. استعدها بتلك النسخة، ثم حدّث المنصة.',
    'This backup was made by an older version of the portal. Restore it with that version, then upgrade.',
  );

/** @param within a name in the folder that was given instead of a file */
export const taken = (file: string, within: string | undefined) =>
  within === undefined
    ? new BackupError(
        `الملف ${file} موجود من قبل. اختر اسمًا آخر، أو انقله من مكانه؛ لم يُكتب شيء.`,
        `${file} exists already. Choose another name, or move it away. Nothing was written.`,
      )
    : new BackupError(
        `${file} مجلد. اكتب اسم الملف، مثل ${within}؛ لم يُكتب شيء.`,
        `${file} is a folder. Give the name of the file, such as ${within}. Nothing was written.`,
      );
