import { certificateState } from '#domain/requests/certificateState';
import { certificateStates } from '#domain/requests/choices';
import { DateText } from '@/components/DateText';
import { ToneTag } from '@/components/ToneTag';
import type { ConsoleRecord } from '@/console/consoleRecord';
import type { RowDrawing } from '@/console/list/rowContext';
import { useLocalize } from '@/providers/language';
import { useNow } from '@/providers/serverClock';
import styles from './rows.module.css';

/** How the own certificates draw their fields: until when one is valid says also what it is worth today. */
export const ownCertificates: RowDrawing = { cells: { validUntil: ValidUntil } };

function ValidUntil({ record }: { readonly record: ConsoleRecord }) {
  const localize = useLocalize();
  const now = useNow();
  const validUntil = textOf(record['validUntil']);
  if (validUntil === null) return '—';
  const { tone, ...label } =
    certificateStates[certificateState({ revokedAt: textOf(record['revokedAt']), validUntil }, now)];
  return (
    <span className={styles['subject']}>
      <DateText value={validUntil} />
      <ToneTag tone={tone}>{localize(label)}</ToneTag>
    </span>
  );
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
