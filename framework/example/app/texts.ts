import type { ResourceKey } from 'i18next';

type TextFile = () => Promise<{ readonly default: ResourceKey }>;

/** Text files of the application: none. Its few texts are in the code, and the framework has its own files. */
export const textFiles = (_language: string, _namespace: string): TextFile | undefined => undefined;
