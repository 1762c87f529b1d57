import { inArray, sql } from 'drizzle-orm';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { type OrderAnswer, requests } from '../../db/schema/requests';
import { ApiError } from 'sijil/server/http/apiError';
import { type Owned, serviceQuestions, type ServiceRow } from './readServices';
import type { Queryable } from 'sijil/server/db/connect';
import { qualified } from 'sijil/server/db/statement';
import { tables } from '../../db/schema/declared';
import { textTable } from 'sijil/schema/texts/textTable';

interface GivenAnswer {
  readonly questionId: string;
  readonly answer: string;
}

/**
 * Answers with their questions as they are today: a later change of the service changes no order.
 * @throws ApiError validation_failed under `answers` for a mandatory question without an answer, or an unknown one.
 */
export function assertOrderAnswers(
  service: ServiceRow,
  given: readonly GivenAnswer[],
  language: Language,
): OrderAnswer[] {
  const questions = serviceQuestions(service);
  const answers = new Map(given.map(({ questionId, answer }) => [questionId, answer]));
  const known = new Set(questions.map(({ id }) => id));
  const problems = [
    ...questions
      .filter(({ id, mandatory }) => mandatory && !answers.has(id))
      .map(({ text }) => orderTexts.answerNeeded[language].replace('{question}', text[language])),
    ...(given.some(({ questionId }) => !known.has(questionId)) ? [orderTexts.questionUnknown[language]] : []),
  ];
  if (problems.length > 0) throw new ApiError('validation_failed', {}, { answers: problems });
  return questions.flatMap(({ id, text }) => {
    const answer = answers.get(id);
    return answer === undefined ? [] : [{ question: text, answer }];
  });
}

type Questions = readonly Owned<'questions'>[];

type Remembered = Record<string, string>;

/** Number of a branch's latest orders that are searched for its answers. */
const latestOrders = 5;

/** Answers of an order to a service's present questions, by question id: questions with the same wording match. */
export function answersTo(questions: Questions, given: readonly OrderAnswer[]): Remembered {
  return Object.fromEntries(
    questions.flatMap(({ id, text }) => {
      const found = given.find(({ question }) => question.ar === text.ar);
      return found ? [[id, found.answer]] : [];
    }),
  );
}

/**
 * Latest answers of each branch to this service's questions, from orders of any service; branches without answers are absent.
 */
export async function readRemembered(
  db: Queryable,
  questions: Questions,
  branchIds: readonly string[],
): Promise<Record<string, Remembered>> {
  if (questions.length === 0 || branchIds.length === 0) return {};
  const { branches } = tables;
  const latest = sql`lateral (select one.answers, one.created_at from ${requests} as one
    where one.branch_id = ${qualified(branches.id)} and one.answers <> '[]'::jsonb
    order by one.created_at desc limit ${latestOrders}) as latest`;
  const rows = await db
    .select({ branchId: branches.id, answers: sql<readonly OrderAnswer[]>`latest.answers` })
    .from(branches)
    .innerJoin(latest, sql`true`)
    .where(inArray(branches.id, [...branchIds]))
    .orderBy(branches.id, sql`latest.created_at desc`);
  const remembered: Record<string, Remembered> = {};
  for (const { branchId, answers } of rows)
    remembered[branchId] = { ...answersTo(questions, answers), ...remembered[branchId] };
  return remembered;
}

/** Messages of the order operations, shown next to the field that they refuse. */
export const orderTexts = textTable('checks/orderTexts', {
  branchNeeded: { ar: 'اختر الفرع الذي سيُفتَّش.', en: 'Choose the branch to be inspected.' },
  vehiclesNeeded: {
    ar: 'اختر المركبات التي ستُفتَّش.',
    en: 'Choose the vehicles to be inspected.',
  },
  noVehicles: {
    ar: 'هذه الخدمة لتفتيش الفروع ولا تشمل المركبات.',
    en: 'This service inspects branches and does not cover vehicles.',
  },
  wrongVehicleType: {
    ar: 'إحدى المركبات ليست من النوع الذي تشمله هذه الخدمة.',
    en: 'One of the vehicles is not of the type that this service covers.',
  },
  tooFewVehicles: {
    ar: 'الحد الأدنى لعدد المركبات في هذه الخدمة: {limit}.',
    en: 'Minimum number of vehicles for this service: {limit}.',
  },
  tooManyVehicles: {
    ar: 'الحد الأقصى لعدد المركبات في هذه الخدمة: {limit}.',
    en: 'Maximum number of vehicles for this service: {limit}.',
  },
  moreThanPackage: {
    ar: 'عدد المركبات التي تشملها الباقة: {limit}.',
    en: 'Number of vehicles this package covers: {limit}.',
  },
  moreThanLeft: {
    ar: 'المركبات المتبقية في الباقة: {limit}. اختر مركبات أقل أو اطلب دون هذه الباقة.',
    en: 'Vehicles left in this package: {limit}. Choose fewer, or order without this package.',
  },
  balanceTooSmall: {
    ar: 'رصيد باقاتك من الزيارات: {limit}. اختر فروعًا أقل أو اطلب دون الرصيد.',
    en: 'Visits left in your packages: {limit}. Choose fewer branches, or order without the balance.',
  },
  moreBranchesThanPackage: {
    ar: 'عدد الزيارات التي تشملها الباقة: {limit}. اختر فروعًا أقل أو باقة أكبر.',
    en: 'Visits this package covers: {limit}. Choose fewer branches or a larger package.',
  },
  branchesOfVehicles: {
    ar: 'تُطلب المركبات في طلب واحد، فلا تختر فروعًا أخرى.',
    en: 'Vehicles are ordered in one request: choose no other branches.',
  },
  packageNeeded: { ar: 'اختر باقة.', en: 'Choose a package.' },
  oneBranchOnly: {
    ar: 'اختر الفرع الذي تتبعه المركبات.',
    en: 'Choose the branch that the vehicles belong to.',
  },
  onePaymentOnly: {
    ar: 'تُسدَّد هذه الباقة دفعة واحدة.',
    en: 'This package is paid in one payment.',
  },
  answerNeeded: { ar: 'أجب عن السؤال: {question}', en: 'Answer the question: {question}' },
  questionUnknown: {
    ar: 'تغيّرت أسئلة الخدمة. حدّث الصفحة ثم أجب من جديد.',
    en: 'The service’s questions have changed. Reload the page and answer again.',
  },
} as const satisfies Record<string, Localized>);
