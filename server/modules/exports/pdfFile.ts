import { draw } from '../../pdf/thread/drawingThreads';
import type { DrawingInput, DrawingName } from '../../pdf/thread/drawings';
import type { ExportFile } from 'sijil/server/exports/runExport';

/** A document in two steps: its data is loaded, then it is rendered. */
export function pdfFile<Name extends DrawingName>(
  drawing: Name,
  name: string,
  gather: () => Promise<DrawingInput<Name>>,
): ExportFile {
  return {
    name,
    ending: 'pdf',
    total: 2,
    write: async (to, progress) => {
      await progress(0);
      const input = await gather();
      await progress(1);
      to.end(await draw(drawing, input));
    },
  };
}
