import type { ResourceKey } from 'i18next';

type TextFiles = Readonly<Record<string, () => Promise<{ default: ResourceKey }>>>;

const files: TextFiles = {
  ...import.meta.glob<{ default: ResourceKey }>(['./*/*.json', '!./*/design.json']),
  // The texts of the page that shows the design, which a release does not carry.
  ...(import.meta.env.DEV || import.meta.env.MODE === 'design'
    ? import.meta.glob<{ default: ResourceKey }>('./*/design.json')
    : {}),
};

/** Loads the texts of a namespace in a language; undefined where there are none. */
export const textFiles = (language: string, namespace: string) => files[`./${language}/${namespace}.json`];
