const opened = new Map<string, string>();

/** Which record was last looked at from a list, by the address of the list's page; for as long as the tab lives. */
export const lastOpened = {
  in: (from: string): string | null => opened.get(from) ?? null,
  remember: (from: string, id: string): void => void opened.set(from, id),
};
