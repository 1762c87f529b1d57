import type { ConsoleRecord } from '@/console/consoleRecord';
import type { RowDrawing } from '@/console/list/rowContext';
import { CertificateValidity } from '../CertificateValidity';

/** How the own certificates draw their fields: until when one is valid says also what it is worth today. */
export const ownCertificates: RowDrawing = { cells: { validUntil: ValidUntil } };

function ValidUntil({ record }: { readonly record: ConsoleRecord }) {
  return (
    <CertificateValidity validUntil={textOf(record['validUntil'])} revokedAt={textOf(record['revokedAt'])} />
  );
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
