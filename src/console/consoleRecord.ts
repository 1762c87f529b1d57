import type { Title } from '@/fields/renderer';

/** A record as the API answers it; its own fields stand beside these. */
export interface ConsoleRecord {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly $title: Title;
  readonly $titles: Readonly<Record<string, Title | readonly Title[]>>;
  /** Only in the answer that makes an account. */
  readonly $oneTimePassword?: string;
  readonly [field: string]: unknown;
}
