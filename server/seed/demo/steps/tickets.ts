import { dayMs, hourMs, minuteMs } from 'sijil/base/time/riyadhTime';
import { markTicketRead } from '../../../modules/tickets/findTicket';
import { changeTicketStatus, openTicket, replyTo } from '../../../modules/tickets/writeTicket';
import { workingMinutesBefore } from '../calendar';
import { type Case, lastAt } from '../cases/case';
import { demoTickets, type TicketSpec } from '../data/tickets';
import { need } from '../demoBusiness';
import { type Past, type PastEvent, portalAt, requestAfter } from './moment';
import { addNote } from '../../../modules/notes/registerNotes';
import type { RequestStatus } from '#domain/workflow/statuses';

/** Tickets of clients with their answers, in every state that a ticket can have. */
export function ticketEvents(past: Past, cases: readonly Case[]): PastEvent[] {
  return demoTickets.flatMap((spec) => eventsOf(past, cases, spec));
}

function eventsOf(past: Past, cases: readonly Case[], spec: TicketSpec): PastEvent[] {
  const { api, tx, shelf, actors, business } = past;
  const { now } = business;
  const client = need(business.companies.get(spec.company), spec.company);
  const asker = actors.of(client.id);
  const support = actors.of(need(business.staff.admins.get(spec.answeredBy ?? 'admin'), 'admin').id);
  const openedAt = workingMinutesBefore(new Date(now.getTime() - spec.daysAgo * dayMs), 20);
  const latest = cases.findLast((one) => one.company.id === client.id && one.placedAt < openedAt);
  let opened: string | undefined;
  const id = () => need(opened, 'such a ticket');
  let last = openedAt;
  const open = async () => {
    const { subject, title, message, pictures = [] } = spec;
    const fileIds = pictures.map((scene) => shelf.scene(scene, client.id, openedAt));
    await shelf.flush(tx);
    const requestId = spec.aboutRequest ? (latest?.id ?? null) : null;
    const question = { subject, title, message, requestId, fileIds };
    ({ id: opened } = await openTicket(portalAt(api, tx, openedAt), asker, question, 'ar'));
  };
  const replies = (spec.replies ?? []).map(([side, hours, text]): PastEvent => {
    const at = new Date(Math.min(last.getTime() + hours * hourMs, now.getTime()));
    last = at;
    const reply = { text, fileIds: [] };
    const author = side === 'support' ? support : asker;
    return { at, take: async () => void (await replyTo(portalAt(api, tx, at), author, id(), reply, 'ar')) };
  });
  const close = async () => {
    await changeTicketStatus(portalAt(api, tx, last), support, id(), 'closed');
    for (const reader of [asker, support]) await markTicketRead(tx, reader, id(), last);
  };
  return [
    { at: openedAt, take: open },
    ...replies,
    ...(spec.status === 'closed' ? [{ at: last, take: close }] : []),
  ];
}

/** Notes of staff on requests that wait for something, never before the wait starts and never in the future. */
export function noteEvents({ api, tx, actors, business }: Past, cases: readonly Case[]): PastEvent[] {
  return notes.flatMap(({ status, by, to, body, hoursAfter }) => {
    const one = cases.find(({ plan }) => plan.until === status);
    const since = one && (lastAt(one, one.steps.at(-1)?.name ?? 'cancel') ?? one.placedAt);
    if (!one || !since) return [];
    const at = new Date(Math.min(since.getTime() + hoursAfter * hourMs, business.now.getTime() - minuteMs));
    const take = async () => {
      const noteInput = { body, mentionedIds: to ? [one.people[to].id] : [] };
      const note = { actor: actors.of(one.people[by].id), language: 'ar' as const, noteInput };
      await addNote(portalAt(api, tx, at), tx, await requestAfter(tx, one, one.steps), note);
    };
    return [{ at, take }];
  });
}

interface NoteSpec {
  /** Status of the first demo requests that receive the note. */
  readonly status: RequestStatus;
  readonly by: 'operations' | 'finance' | 'supervisor';
  /** Colleague who is mentioned. */
  readonly to?: 'operations' | 'finance' | 'supervisor';
  readonly body: string;
  /** Hours after the request reached the status. */
  readonly hoursAfter: number;
}

/** Notes between staff. */
const notes: readonly NoteSpec[] = [
  {
    status: 'payment_pending',
    by: 'finance',
    to: 'operations',
    body: 'اتصل العميل وذكر أنه حوّل المبلغ، ولم يصل إلى الحساب بعد. لا تُعيّنوا مشرفًا حتى أؤكد.',
    hoursAfter: 5,
  },
  {
    status: 'inspector_assigned',
    by: 'operations',
    to: 'supervisor',
    body: 'الفرع يستلم البضاعة صباحًا، ويفضّل ألّا تبدأ الزيارة قبل التاسعة.',
    hoursAfter: 2,
  },
  {
    status: 'inspector_assigned',
    by: 'supervisor',
    body: 'تمام، نُبّه المفتش إلى الدخول من الباب الخلفي.',
    hoursAfter: 3,
  },
  {
    status: 'form_submitted',
    by: 'supervisor',
    body: 'قراءة الثلاجة الثانية غريبة مقارنة بالزيارة السابقة، سأسأل المفتش قبل إنهاء المراجعة.',
    hoursAfter: 1,
  },
  {
    status: 'corrections_needed',
    by: 'supervisor',
    to: 'operations',
    body: 'مسؤول الفرع تغيّر هذا الأسبوع. الرقم الجديد عند العميل، وسيحدّثه في بياناته.',
    hoursAfter: 20,
  },
];
