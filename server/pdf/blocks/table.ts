import type { PdfDocument, TextBlock, TextStyle } from '../pdfDocument';
import { colors } from '../theme';

export interface Column {
  readonly title: string;
  /** Relative width; the shares need not add up to anything. */
  readonly share: number;
  readonly align?: 'start' | 'center' | 'end';
}

export type Cell = string | { readonly text: string; readonly style: TextStyle };

const padding = { x: 7, y: 4 };
const cellStyle: TextStyle = { size: 9, color: colors.body, leading: 1.55 };
const headStyle: TextStyle = { size: 8, weight: 'semibold', color: colors.ink, leading: 1.5 };

class TableSetter {
  private readonly widths: number[];
  private readonly starts: number[];

  constructor(
    private readonly document: PdfDocument,
    private readonly columns: readonly Column[],
  ) {
    const shares = columns.reduce((sum, column) => sum + column.share, 0);
    this.widths = columns.map((column) => (column.share / shares) * document.frame.width);
    this.starts = this.widths.map((_, index) =>
      this.widths.slice(0, index).reduce((sum, width) => sum + width, 0),
    );
  }

  lay(cells: readonly Cell[], base: TextStyle): TextBlock[] {
    return cells.map((cell, index) => {
      const { text, style } = typeof cell === 'string' ? { text: cell, style: {} } : cell;
      const align = this.columns[index]?.align ?? 'start';
      return this.document.layout(text, (this.widths[index] ?? 0) - padding.x * 2, {
        ...base,
        align,
        ...style,
      });
    });
  }

  head(): void {
    const blocks = this.lay(
      this.columns.map((column) => column.title),
      headStyle,
    );
    this.paint(blocks, colors.panel);
    this.document.fill(this.row(this.document.y), 0.75, colors.line);
  }

  /** Moves a row that does not fit to the next page, under a repeated head; only a row taller than a page is split. */
  body(cells: readonly Cell[], zebra: boolean): void {
    const { document } = this;
    let rest = this.lay(cells, cellStyle);
    const fits = () => document.frame.bottom - document.y - padding.y * 2;
    if (heightOf(rest) > fits()) this.breakPage();
    while (heightOf(rest) > fits()) {
      const room = fits();
      this.paint(
        rest.map((block) => cut(block, 0, room)),
        zebra ? colors.zebra : undefined,
      );
      rest = rest.map((block) => cut(block, room, Number.POSITIVE_INFINITY));
      this.breakPage();
    }
    this.paint(rest, zebra ? colors.zebra : undefined);
    document.fill(this.row(document.y), 0.5, colors.line);
  }

  private breakPage(): void {
    this.document.addPage();
    this.head();
  }

  private row(y: number) {
    return { start: 0, width: this.document.frame.width, y };
  }

  private paint(blocks: readonly TextBlock[], background: string | undefined): void {
    const { document } = this;
    const height = heightOf(blocks) + padding.y * 2;
    if (background) document.fill(this.row(document.y), height, background);
    blocks.forEach((block, index) =>
      document.draw(block, {
        start: (this.starts[index] ?? 0) + padding.x,
        width: (this.widths[index] ?? 0) - padding.x * 2,
        y: document.y + padding.y,
      }),
    );
    document.y += height;
  }
}

const heightOf = (blocks: readonly TextBlock[]): number => Math.max(...blocks.map((block) => block.height));

/** The lines of a block between two heights. */
function cut(block: TextBlock, from: number, to: number): TextBlock {
  const lines = block.lines.slice(Math.floor(from / block.lineHeight), Math.floor(to / block.lineHeight));
  return { ...block, lines, height: lines.length * block.lineHeight };
}

/** Full-width table in the flow: zebra rows, and a head repeated on every page. */
export function table(
  document: PdfDocument,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): void {
  const setter = new TableSetter(document, columns);
  document.reserve(64);
  setter.head();
  rows.forEach((row, index) => setter.body(row, index % 2 === 1));
  document.y += 6;
}
