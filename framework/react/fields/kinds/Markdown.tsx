import styles from './longText.module.css';
import { type Block, type Inline, parseMarkdown } from './markdown';

/** Markdown drawn as elements; nothing of it is ever read as HTML. */
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
