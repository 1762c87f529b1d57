import { z } from 'zod';
import { dayClosedReasons } from '../scheduling/visitSlots';
import { visitMoves } from '../workflow/visitMoves';
import { statusNames } from '../workflow/statuses';
import { localizedText, nameText, type Wire } from 'sijil/contract/parts';

const day = z.string();

/** An inspector's visit, with enough to recognise it and to open its request. */
export const visitView = z.object({
  requestId: z.string(),
  number: z.number(),
  status: z.enum(statusNames),
  visitAt: z.date(),
  company: nameText,
  /** Null for vehicles that were ordered without a branch. */
  branch: nameText.nullable(),
  city: localizedText.nullable(),
  service: localizedText,
  inspector: z.object({ id: z.string(), name: nameText }).nullable(),
});
export type VisitView = Wire<z.infer<typeof visitView>>;

const dayOff = z.object({ status: z.enum(['pending', 'approved']), reason: z.string() });

/** The week of one inspector, Sunday first. */
export const inspectorWeekView = z.object({
  inspector: z.object({ id: z.string(), name: nameText, level: z.string() }),
  days: z.array(z.object({ day, weekend: z.boolean(), off: dayOff.nullable(), visits: z.array(visitView) })),
});
export type InspectorWeekView = Wire<z.infer<typeof inspectorWeekView>>;

const leader = z.object({ id: z.string(), name: nameText });

/** A visit in the week of a team. */
export const teamVisit = visitView.omit({ inspector: true }).extend({
  endsAt: z.date(),
  /** Travel time from the preceding visit of the same day; null for the first. */
  travelMinutes: z.number().nullable(),
  /** Steps that the reader's role may take; the request itself says which are possible now. */
  moves: z.array(z.enum(visitMoves)),
  /** Supervisor of the request, whose team makes its visits. */
  supervisor: leader.nullable(),
  /** Inspectors of the request's team who are free at that time, reach the city and are trained for the service. */
  suitable: z.array(z.string()),
});
export type TeamVisit = Wire<z.infer<typeof teamVisit>>;

/** A week of everybody: per day, how many are free, visiting and off; `days` of an inspector are in the same order. */
export const inspectorsWeekView = z.object({
  days: z.array(
    z.object({
      day,
      weekend: z.boolean(),
      available: z.number(),
      assigned: z.number(),
      off: z.number(),
      /** Visits that the team could still make. */
      free: z.number(),
      /** Visits of the day without an inspector. */
      unassigned: z.array(teamVisit),
    }),
  ),
  inspectors: z.array(
    z.object({
      id: z.string(),
      name: nameText,
      level: z.string(),
      /** Supervisor of the inspector's team; visits of a request go to its supervisor's team alone. */
      supervisor: leader,
      /** Why somebody outside the team is listed: they have a visit this week, but can be assigned no other. */
      outside: z.enum(['inactive', 'otherTeam']).nullable(),
      days: z.array(
        z.object({
          visits: z.number(),
          off: z.boolean(),
          /** Requested, and not decided. */
          offAsked: z.boolean(),
          /** Visits that they could still make that day in their own city. */
          free: z.number(),
          booked: z.array(teamVisit),
        }),
      ),
    }),
  ),
});
export type InspectorsWeekView = Wire<z.infer<typeof inspectorsWeekView>>;

/** Workload of a supervisor: open requests by status, this week's visits, and each inspector's load. */
export const workloadView = z.object({
  open: z.array(z.object({ status: z.enum(statusNames), count: z.number() })),
  visits: z.array(visitView),
  inspectors: z.array(
    z.object({
      id: z.string(),
      name: nameText,
      level: z.string(),
      /** All future visits. */
      ahead: z.number(),
      thisWeek: z.number(),
      daysOff: z.number(),
    }),
  ),
});
export type WorkloadView = Wire<z.infer<typeof workloadView>>;

const closed = z.enum(dayClosedReasons).nullable();
const slot = z.object({
  startsAt: z.date(),
  endsAt: z.date(),
  /** Number of further visits that can be promised for that time; zero means full. */
  remaining: z.number(),
});
/** Reason for an empty list and the remedy, in the reader's language; null for a list with entries. */
const none = z.string().nullable();

/** The days of a period with how many of their times are still free. */
export const availabilityView = z.object({
  days: z.array(z.object({ day, closed, free: z.number() })),
  none,
});
/** The times of one day. */
export const timeSlotsView = z.object({ day, closed, slots: z.array(slot), none });
/** The times of a period for a visit that is ordered already. */
export const visitSlotsView = z.object({
  days: z.array(z.object({ day, closed, slots: z.array(slot) })),
  none,
});
export type AvailabilityView = Wire<z.infer<typeof availabilityView>>;
export type TimeSlotsView = Wire<z.infer<typeof timeSlotsView>>;
export type VisitSlotsView = Wire<z.infer<typeof visitSlotsView>>;
