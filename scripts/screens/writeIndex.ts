import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Shot } from './planShots';

/** Index page with all pictures one below the other and a filter. */
export function writeIndex(folder: string, shots: readonly Shot[]): void {
  const sections = [...groupBy(shots, ({ path: screen }) => screen)].map(
    ([screen, own]) =>
      `<section id="${screen}"><h2>${screen}</h2><div>${own.map(picture).join('')}</div></section>`,
  );
  writeFileSync(path.join(folder, 'index.html'), page.replace('{{sections}}', sections.join('\n')));
}

function picture({ name, language, mode, device }: Shot): string {
  const caption = `${language} · ${mode} · ${device}`;
  return `<figure class="${device}"><a href="${name}.png"><img loading="lazy" src="${name}.png" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`;
}

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { font: 14px system-ui; margin: 24px; background: #eceef2 }
  input { position: sticky; top: 8px; font: inherit; padding: 8px 12px; width: 320px; z-index: 1 }
  section div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  figure { margin: 0 } img { display: block; width: 100%; border: 1px solid #cfd4dc; background: #fff }
  .desktop { width: 520px } .phone { width: 200px }
</style>
<input type="search" placeholder="/requests" aria-label="Narrow by address" autofocus
  oninput="for (const s of document.querySelectorAll('section')) s.hidden = !s.id.includes(this.value)">
{{sections}}
</html>
`;

/** Groups members by their key, in the order of each key's first member. Node 20 has no `Map.groupBy` yet. */
export function groupBy<Member>(
  members: readonly Member[],
  keyOf: (member: Member) => string,
): Map<string, Member[]> {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const key = keyOf(member);
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return groups;
}
