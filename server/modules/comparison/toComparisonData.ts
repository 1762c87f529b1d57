import { z } from 'zod';
import { isRecorded, sayAnswer } from '#domain/forms/asked';
import type { Language } from 'sijil/base/i18n/localized';
import { worded } from 'sijil/base/i18n/worded';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import {
  type ComparisonCell,
  type ComparisonData,
  comparisonLabels,
} from '../../pdf/documents/comparison/comparisonData';
import { providerBrand, readCompany } from '../settings/readCompany';
import { type Evidence, loadEvidence } from '../inspections/report/reportParts';
import { type Comparison, loadComparison } from './loadComparison';
import type { exportView } from 'sijil/contract/exportViews';
import { beginExport, ownerOf } from 'sijil/server/exports/exports';
import { pdfFile } from '../exports/pdfFile';
import { runExport } from 'sijil/server/exports/runExport';

const exportQuery = z.object({ ids: z.string(), show: z.enum(['differences', 'all']) });

/** Starts the export of a comparison as a PDF. @throws ApiError as `loadComparison` does */
export async function beginComparisonExport(
  api: AppContext,
  actor: Actor,
  { ids: given, show }: { readonly ids: readonly string[]; readonly show: 'differences' | 'all' },
  language: Language,
): Promise<z.output<typeof exportView>> {
  const { inspections } = await loadComparison(api, actor, given);
  const ids = inspections.map(({ id }) => id).join(',');
  return beginExport(api, actor, {
    kind: 'comparison',
    task: 'exportComparison',
    language,
    total: 2,
    query: {
      ids,
      show,
    },
    about: inspections.map(({ number }) => `R-${number}`).join(' / '),
    page: `/inspection-comparison?ids=${ids}${show === 'all' ? '&show=all' : ''}`,
  });
}

/** Job: exports a comparison as a PDF, limited to what its owner may read now. */
export function exportComparison(api: AppContext, input: unknown): Promise<void> {
  return runExport(api, input, async (row) => {
    const { ids, show } = exportQuery.parse(row.query);
    const name = `comparison-${(row.about ?? '').replaceAll(' / ', '-')}`;
    return pdfFile('comparison', name, async () => {
      const comparison = await loadComparison(api, await ownerOf(api.db, row), ids.split(','));
      return {
        data: await toComparisonData(api, comparison, { show, language: row.language }),
        language: row.language,
      };
    });
  });
}

type Cell = NonNullable<Comparison['categories'][number]['questions'][number]['cells'][number]>;

/**
 * Numbers of pictures and paragraphs rendered per answer, and letters per paragraph, so that a row fits on a page; the portal
 * shows all.
 */
const drawn = 2;
const paragraphs = 4;
const letters = 200;

/** Data of a comparison's PDF: every question, or only those that differ. */
export async function toComparisonData(
  api: AppContext,
  { inspections, basis, compared, differing, categories }: Comparison,
  { show, language }: { readonly show: ComparisonData['show']; readonly language: Language },
): Promise<ComparisonData> {
  const shown = categories.map((category) => ({
    ...category,
    questions: category.questions.filter(({ differs }) => show === 'all' || differs),
  }));
  const cells = shown.flatMap(({ questions }) => questions.flatMap((question) => question.cells));
  const evidence = await loadEvidence(
    api,
    cells.flatMap((cell) => (cell ? picturesOf(cell).slice(0, drawn) : [])),
  );
  return {
    brand: providerBrand(await readCompany(api.db)),
    drawnOn: api.clock(),
    inspections: inspections.map(({ number, branch, vehicles, service, on, score, grade }) => ({
      number: `R-${number}`,
      service,
      on,
      score,
      grade,
      subject: branch?.name ?? worded(comparisonLabels.vehicles, { count: vehicles }),
    })),
    basis,
    compared,
    differing,
    show,
    categories: shown.map(({ title, scores, questions }) => ({
      title,
      scores,
      questions: questions.map((question) => ({
        text: question.text,
        cells: question.cells.map((cell) => cell && toCell(cell, evidence, language)),
      })),
    })),
  };
}

function picturesOf({ answers }: Cell): string[] {
  return answers.flatMap(({ evidence }) =>
    evidence.filter(({ type }) => type.startsWith('image/')).map(({ id }) => id),
  );
}

/** For several vehicles, `recorded` if any of their answers is. */
function answerOf({ score, answers }: Cell): ComparisonCell['answer'] {
  if (score !== null) return score;
  return answers.some((answer) =>
    isRecorded(answer.asked, { ...answer, fileIds: answer.evidence.map(({ id }) => id) }),
  )
    ? 'recorded'
    : 'not_applicable';
}

function toCell(cell: Cell, evidence: Evidence, language: Language): ComparisonCell {
  const ids = picturesOf(cell);
  return {
    answer: answerOf(cell),
    mended: cell.score !== 2 && cell.answers.some(({ mended }) => mended),
    lines: cell.answers
      .flatMap((answer) => {
        const { vehicle, note, supervisorNote } = answer;
        const answerLines = [sayAnswer(answer.asked, answer)?.[language], note, supervisorNote].filter(
          Boolean,
        );
        if (answerLines.length === 0) return [];
        const plate = typeof vehicle?.name === 'string' ? `${vehicle.name}: ` : '';
        return [shortened(`${plate}${answerLines.join(' · ')}`)];
      })
      .slice(0, paragraphs),
    pictures: evidence.picturesOf(ids.slice(0, drawn)),
    morePictures: Math.max(0, ids.length - drawn),
  };
}

const shortened = (text: string): string => (text.length > letters ? `${text.slice(0, letters - 1)}…` : text);
