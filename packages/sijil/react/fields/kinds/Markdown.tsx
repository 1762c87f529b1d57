import styles from './longText.module.css';

/** Markdown rendered as elements; no part of it is parsed as HTML. */
export default function Markdown({ source }: { readonly source: string }) {
  return (
    <div dir="auto" className={styles.prose}>
      {parseMarkdown(source).map((block, index) => (
        <Drawn key={index} block={block} />
      ))}
    </div>
  );
}

function Drawn({ block }: { readonly block: Block }) {
  if ('items' in block) {
    const List = block.as;
    return (
      <List>
        {block.items.map((item, index) => (
          <li key={index}>{item.map(toElement)}</li>
        ))}
      </List>
    );
  }
  const Tag = block.as === 'quote' ? 'blockquote' : block.as;
  return <Tag>{block.content.map(toElement)}</Tag>;
}

function toElement(part: Inline, index: number) {
  if (part.as === 'text') return <span key={index}>{part.text}</span>;
  if (part.as === 'link') {
    return (
      <a key={index} href={part.to} target="_blank" rel="noreferrer">
        {part.text}
      </a>
    );
  }
  const Tag = part.as;
  return <Tag key={index}>{part.text}</Tag>;
}

type Inline =
  | { readonly as: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly as: 'link'; readonly text: string; readonly to: string };

/** A list has items; every other block has content. */
type Block =
  | { readonly as: 'h2' | 'h3' | 'h4' | 'p' | 'quote'; readonly content: readonly Inline[] }
  | { readonly as: 'ul' | 'ol'; readonly items: readonly (readonly Inline[])[] };

const headings = { '#': 'h2', '##': 'h3', '###': 'h4' } as const;
// Only web and mail addresses become links; «javascript:» and the like stay text.
const inlinePattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\((https?:\/\/[^\s)]+|mailto:[^\s)]+)\)/g;

/**
 * Parses a subset of Markdown: headings, lists, quotes, bold, italic, code and links. Everything else, HTML included, stays
 * text.
 */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of source.replaceAll('\r\n', '\n').split(/\n{2,}/)) {
    let rest = chunk.split('\n').filter((line) => line.trim() !== '');
    while (rest.length > 0) {
      const [block, taken] = firstBlock(rest);
      blocks.push(block);
      rest = rest.slice(taken);
    }
  }
  return blocks;
}

function firstBlock(lines: readonly string[]): [Block, number] {
  const [, marks, title] = /^(#{1,3})\s+(.*)$/.exec(lines[0] ?? '') ?? [];
  if (marks && title)
    return [{ as: headings[marks as keyof typeof headings], content: parseInline(title) }, 1];
  for (const [as, pattern] of [
    ['ul', /^[-*•]\s+/],
    ['ol', /^\d+[.)]\s+/],
  ] as const) {
    const items = runOf(lines, (line) => pattern.test(line));
    if (items.length > 0) {
      return [{ as, items: items.map((line) => parseInline(line.replace(pattern, ''))) }, items.length];
    }
  }
  const quoted = runOf(lines, (line) => line.startsWith('>'));
  if (quoted.length > 0) {
    return [
      { as: 'quote', content: parseInline(quoted.map((line) => line.replace(/^>\s?/, '')).join('\n')) },
      quoted.length,
    ];
  }
  const plain = runOf(lines, (line, index) => index === 0 || !/^(#{1,3}\s|[-*•]\s|\d+[.)]\s|>)/.test(line));
  return [{ as: 'p', content: parseInline(plain.join('\n')) }, plain.length];
}

function runOf(lines: readonly string[], belongs: (line: string, index: number) => boolean): string[] {
  const end = lines.findIndex((line, index) => !belongs(line, index));
  return lines.slice(0, end === -1 ? lines.length : end);
}

function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(inlinePattern)) {
    if (match.index > from) parts.push({ as: 'text', text: text.slice(from, match.index) });
    parts.push(toInline(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ as: 'text', text: text.slice(from) });
  return parts;
}

function toInline([matched, strong, em, code, label, to]: RegExpMatchArray): Inline {
  if (strong !== undefined) return { as: 'strong', text: strong };
  if (em !== undefined) return { as: 'em', text: em };
  if (code !== undefined) return { as: 'code', text: code };
  return label !== undefined && to !== undefined
    ? { as: 'link', text: label, to }
    : { as: 'text', text: matched };
}
