import { z } from 'zod';
import { askedView } from './askedView';
import { revocationView } from './paperViews';
import { cancellationStateNames } from '../workflow/cancellationStates';
import { historyDetail } from '../workflow/historyDetail';
import { photoDoubts } from '../forms/photoDoubts';
import { paymentStates, refundedStates } from '../requests/choices';
import { invoiceStates } from '../pricing/invoices';
import { statusNames } from '../workflow/statuses';
import { transitionNames } from '../workflow/requestWorkflow';
import { ownReportView } from './inspectorViews';
import { fileLink, localizedText, named, nameText, priceView, type Wire } from 'sijil/contract/parts';
import { keysOf } from 'sijil/base/objects';

const person = z.object({ id: z.string(), name: nameText });

/** Facts from which the wording of a request's state is chosen (`requestState`). */
export const statedView = z.object({
  status: z.enum(statusNames),
  /** Time since which a bank transfer waits for finance; also null for readers without access to payments. */
  receiptSince: z.date().nullable(),
  /** Time of the latest revocation of a certificate of the request; null if none was revoked. */
  certificateRevokedAt: z.date().nullable(),
  correctionsDueAt: z.date().nullable(),
});

/** A request as a row of a list. Amounts in halalas, scores out of 100. */
export const requestSummary = statedView.extend({
  id: z.string(),
  number: z.number(),
  version: z.number(),
  statusSince: z.date(),
  kind: z.enum(['standard', 'custom', 'redeemed']),
  service: z.object({ id: z.string(), name: localizedText, subject: z.enum(['branch', 'vehicle']) }),
  // Copies, so that `masks` can state which record each of them shows.
  client: person.clone(),
  /** `city` is null for readers without access to it. */
  branch: z.object({ id: z.string(), name: nameText, city: localizedText.nullable() }).nullable(),
  vehiclesCount: z.number(),
  total: z.number().nullable(),
  /** Time of an agreed or completed visit; null without one. */
  visitAt: z.date().nullable(),
  score: z.number().nullable(),
  grade: z.string().nullable(),
  /** Reason for a grade below the score's own; null where the grade is the score's. */
  gradeReason: localizedText.nullable(),
  supervisor: person.clone().nullable(),
  inspector: person.clone().nullable(),
  createdAt: z.date(),
});

/** Action that the reader's role may take at this status; the portal renders its buttons from this list. */
export const actionView = z.object({
  name: z.enum(transitionNames),
  allowed: z.boolean(),
  reason: z.string().nullable(),
});

const contractView = z.object({
  version: z.number(),
  source: z.enum(['template', 'uploaded']),
  sentAt: z.date(),
  signedAt: z.date().nullable(),
  signerName: z.string().nullable(),
  file: fileLink,
  signedFile: fileLink.nullable(),
  /** Record of the signature, if it is not part of the signed file. */
  recordFile: fileLink.nullable(),
});

const instalmentView = z.object({
  id: z.string(),
  sequence: z.number(),
  amount: z.number(),
  /** What arrived for it; above its amount, the rest was paid too much. */
  received: z.number(),
  dueOn: z.string(),
  /** Last day to pay it before it is overdue. */
  payBy: z.string(),
  paidAt: z.date().nullable(),
  state: z.enum(keysOf(invoiceStates)),
});

/** Request with the same open or confirmed transfer; for those who decide about transfers. */
const sameTransfer = z.object({ id: z.string(), number: z.number() });

export const paymentView = z.object({
  id: z.string(),
  instalmentId: z.string(),
  method: z.enum(['card', 'bank_transfer']),
  status: z.enum(keysOf(paymentStates)),
  /** What arrived, once it is paid. */
  amount: z.number(),
  /** Sum that the payer had announced, where another one arrived. */
  announced: z.number().nullable(),
  cardBrand: z.string().nullable(),
  cardLastFour: z.string().nullable(),
  reference: z.string().nullable(),
  receipt: fileLink.nullable(),
  /** Transfers with the same receipt file, under any name. */
  sameReceipt: z.array(sameTransfer),
  /** Transfers with the same reference, however it is typed. */
  sameReference: z.array(sameTransfer),
  failure: z.string().nullable(),
  createdAt: z.date(),
  settledAt: z.date().nullable(),
  /** Refunded share, `full` or `part`; null without refunds, and for readers without access to them. */
  refunded: z.enum(keysOf(refundedStates)).nullable(),
  /** Refunds decided for it, oldest first; empty for readers without access to refunds. */
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      decidedAt: z.date(),
      /** Time at which the money moved; null before. */
      sentAt: z.date().nullable(),
    }),
  ),
});

const certificateView = z.object({
  code: z.string(),
  /** Plate of its vehicle; null for a branch, and for a fleet with one certificate. */
  vehicle: z.object({ id: z.string(), number: z.string() }).nullable(),
  version: z.number(),
  state: z.enum(['valid', 'expired', 'superseded', 'revoked']),
  score: z.number(),
  grade: z.string(),
  issuedAt: z.date(),
  validUntil: z.date(),
  verifyUrl: z.string(),
  revocation: revocationView.nullable(),
  /** Null until the PDFs have been rendered. */
  files: z.object({ ar: fileLink, en: fileLink }).nullable(),
});

const historyEntry = z.object({
  transition: z.enum(transitionNames),
  from: z.enum(statusNames),
  to: z.enum(statusNames),
  by: nameText.nullable(),
  performer: z.string(),
  reason: z.string().nullable(),
  detail: historyDetail.nullable(),
  at: z.date(),
});

/** A request in full, as the reader may read it, with the actions that the reader may take. */
export const requestView = requestSummary.extend({
  package: z
    .object({
      id: z.string(),
      name: localizedText,
      duration: z.string(),
      quantity: z.number(),
      /** First and last Riyadh day on which it can be used; null until it is paid. */
      term: z.object({ startsOn: z.string(), endsOn: z.string() }).nullable(),
    })
    .nullable(),
  quote: priceView.nullable(),
  /**
   * The order of several branches that it belongs to, limited to what the reader may read: the request whose contract and
   * payment cover it (null if it has its own), and the other branches, each with its request once that is open. Null for a
   * separate order.
   */
  orderedWith: z
    .object({
      lead: z.object({ id: z.string(), number: z.number() }).nullable(),
      branches: z.array(
        z.object({
          id: z.string(),
          name: nameText,
          request: statedView.extend({ id: z.string(), number: z.number() }).nullable(),
        }),
      ),
    })
    .nullable(),
  /** Re-inspection of the failed items of a visit (rules 3.18). */
  reinspection: z.object({
    /** The visit whose items this one inspects again, and their number; null for a visit of the entire form. */
    of: z.object({ id: z.string(), number: z.number(), items: z.number() }).nullable(),
    /** The re-inspection ordered for this visit's items. */
    ordered: statedView.extend({ id: z.string(), number: z.number() }).nullable(),
    /** Scope and price of a re-inspection, VAT included; null if none can be ordered, or the reader may not order. */
    offer: z
      .object({
        items: z.number(),
        /** Plates of the vehicles visited again; empty for a branch. */
        vehicles: z.array(z.string()),
        total: z.number(),
      })
      .nullable(),
  }),
  paymentPlan: z.enum(['one', 'two']),
  answers: z.array(z.object({ question: localizedText, answer: z.string() })),
  notes: z.string().nullable(),
  /** Time that the client prefers: a day at any hour, or an exact hour. */
  preferredOn: z.string().nullable(),
  preferredAt: z.date().nullable(),
  /** The proposed time that the client has just rejected, until another is proposed. */
  rejectedVisitAt: z.date().nullable(),
  visitNote: z.string().nullable(),
  startedAt: z.date().nullable(),
  /**
   * How far the visit is, by what its inspector's phone sent last: without scores and findings, on the day of the visit until the
   * form is submitted. Null before the first answers have arrived, and where the settings show none.
   */
  visitProgress: z
    .object({
      startedAt: z.date(),
      answered: z.number(),
      asked: z.number(),
      section: z.number(),
      sections: z.number(),
      heardAt: z.date(),
    })
    .nullable(),
  resultsSentAt: z.date().nullable(),
  passingScore: z.number(),
  vehicles: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      driverName: z.string().nullable(),
      score: z.number().nullable(),
      grade: z.string().nullable(),
    }),
  ),
  contract: contractView.nullable(),
  instalments: z.array(instalmentView),
  payments: z.array(paymentView),
  taxDocuments: z.array(
    z.object({
      kind: z.enum(['invoice', 'credit_note']),
      number: z.number(),
      total: z.number(),
      issuedAt: z.date(),
      file: fileLink.nullable(),
    }),
  ),
  /** The newest of the branch, or of each vehicle that has earned one, by plate. */
  certificates: z.array(certificateView),
  correctionsCount: z.number(),
  review: z.object({ ratings: z.record(z.string(), z.number()), comment: z.string().nullable() }).nullable(),
  /** The client's latest request to cancel the paid order, and its outcome. */
  cancellation: z
    .object({
      status: z.enum(cancellationStateNames),
      reason: z.string(),
      by: nameText.nullable(),
      createdAt: z.date(),
      decidedAt: z.date().nullable(),
      decisionReason: z.string().nullable(),
    })
    .nullable(),
  /** Refund due if the request were cancelled now; null for readers without access to refunds. */
  refundable: z.number().nullable(),
  /** Reports by the reader about the inspector of this visit. */
  reports: z.array(ownReportView),
  history: z.array(historyEntry),
  actions: z.array(actionView),
  /** What staff does for the client until when, and what holds otherwise; null where staff has not the turn. */
  promise: z
    .object({
      by: z.enum(['supervisor', 'inspector', 'admin_operation', 'admin_finance']),
      until: z.date(),
      does: localizedText,
      otherwise: localizedText,
    })
    .nullable(),
});

const answerScore = z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable();

/** The filled form: categories with their scores, questions with answers; one part per vehicle, or one for the branch. */
export const resultsView = z.object({
  total: z.number().nullable(),
  grade: z.string().nullable(),
  gradeReason: localizedText.nullable(),
  /** Result of the visit itself, before accepted corrections raised it. */
  atVisit: z.object({
    total: z.number().nullable(),
    grade: z.string().nullable(),
    on: z.date().nullable(),
  }),
  /** Day on which the corrective list was approved, from which the present score applies; null before. */
  correctedAt: z.date().nullable(),
  /** True once a certificate of the request was revoked: the result no longer counts. */
  revoked: z.boolean(),
  passingScore: z.number(),
  parts: z.array(
    z.object({
      vehicle: named.nullable(),
      score: z.number().nullable(),
      scoreAtVisit: z.number().nullable(),
      categories: z.array(
        z.object({
          key: z.string(),
          title: localizedText,
          weight: z.number(),
          score: z.number().nullable(),
          scoreAtVisit: z.number().nullable(),
          questions: z.array(
            z.object({
              key: z.string(),
              text: localizedText,
              severity: z.enum(['critical', 'major', 'minor']),
              /** Out of 100 within its category; null for an equal share of the remaining weight. */
              weight: z.number().nullable(),
              asked: askedView,
              allowNotApplicable: z.boolean(),
              /** Score at the visit. */
              score: answerScore,
              /**
               * True if the correction was accepted, so that the item now counts as compliant; null for readers without
               * access to scores.
               */
              mended: z.boolean().nullable(),
              /** True if the finding was contested successfully: the item counts as compliant from the visit on. */
              withdrawn: z.boolean().nullable(),
              reading: z.number().nullable(),
              entries: z.array(z.string()),
              /** Note of the inspector. */
              note: z.string().nullable(),
              supervisorNote: z.string().nullable(),
              /** The inspector's answer, if a supervisor changed it; clients receive the current answer. */
              inspectorScore: answerScore,
              inspectorSaid: localizedText.nullable(),
              /** True if a supervisor changed it; false for clients. */
              changed: z.boolean(),
              /** Changes of the answer, for staff only: author, time, values and reason. */
              changes: z.array(
                z.object({
                  by: nameText.nullable(),
                  at: z.date(),
                  score: z.object({ from: answerScore, to: answerScore }),
                  said: z.object({ from: localizedText.nullable(), to: localizedText.nullable() }),
                  reason: z.string(),
                }),
              ),
              evidence: z.array(fileLink),
              /** What was corrected during the visit, with its photos; the score stays that of the finding. */
              onSite: z.object({ note: z.string().nullable(), files: z.array(fileLink) }).nullable(),
              /** What is doubtful about the photos, for staff only. */
              photoDoubts: z.array(z.enum(keysOf(photoDoubts))),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** The form of one vehicle, or of the branch. */
export const resultsPart = resultsView.shape.parts.element;

/** Category of the form with its score and questions. */
export const categoryOfPart = resultsPart.shape.categories.element.extend({
  vehicle: resultsPart.shape.vehicle,
});

/** Action that moves a request forward, if its reader may take one now. */
export const nextActionView = z.object({
  id: z.string(),
  action: z.enum(transitionNames).nullable(),
});

/** A record that requests refer to, with its name only. */
export const referredView = z.object({
  id: z.string(),
  title: z.union([z.string(), localizedText]),
});

/** Outcome of sending the results: the score, the number of certificates, and the items to correct by a deadline. */
export const outcomeView = z.object({
  score: z.number().nullable(),
  grade: z.string().nullable(),
  gradeReason: localizedText.nullable(),
  passingScore: z.number(),
  /** Number of certificates issued, and of the branches or vehicles inspected. */
  certificates: z.object({ issued: z.number(), of: z.number() }),
  items: z.number(),
  /** Number of items about critical questions. */
  critical: z.number(),
  correctionsDueAt: z.date().nullable(),
  /** Scores of each branch or vehicle and of its categories. */
  parts: z.array(
    z.object({
      vehicleId: z.string().nullable(),
      score: z.number().nullable(),
      categories: z.array(z.object({ key: z.string(), score: z.number().nullable() })),
    }),
  ),
});
export type NextActionView = Wire<z.infer<typeof nextActionView>>;
export type OutcomeView = Wire<z.infer<typeof outcomeView>>;

/** Answers at the preceding visit; for a fleet, at each vehicle's preceding visit. */
export const previousAnswersView = z.array(
  z.object({
    vehicleId: z.string().nullable(),
    questionKey: z.string(),
    score: answerScore,
    said: localizedText.nullable(),
    note: z.string().nullable(),
    evidence: z.array(fileLink),
    number: z.number(),
    on: z.date(),
  }),
);
export type PreviousAnswer = Wire<z.infer<typeof previousAnswersView>>[number];

/** The corrective list: failed items, the client's corrections, and the supervisor's verdicts. */
export const correctiveActionsView = z.object({
  dueAt: z.date().nullable(),
  /** True while the list is not decided, and the days left are counted. */
  open: z.boolean(),
  /** Managers of the branch, to whom its company may assign items; empty for all other readers. */
  managers: z.array(person),
  items: z.array(
    z.object({
      id: z.string(),
      vehicle: named.nullable(),
      category: localizedText,
      question: localizedText,
      questionKey: z.string(),
      severity: z.string(),
      /** Null for readers without access to scores. */
      originalScore: z.union([z.literal(0), z.literal(1)]).nullable(),
      inspectorNote: z.string().nullable(),
      supervisorNote: z.string().nullable(),
      asked: askedView,
      reading: z.number().nullable(),
      entries: z.array(z.string()),
      evidence: z.array(fileLink),
      action: z.string().nullable(),
      /** True if the answer contests the finding instead of correcting it. */
      contested: z.boolean(),
      files: z.array(fileLink),
      /** Submission time of the answer; null before, also while other answers of the list are open. */
      answeredAt: z.date().nullable(),
      /** Manager to whom it is assigned; only for the company. */
      assignedTo: person.nullable(),
      /** Points that the request's score gains if only this item is accepted; null without a gain. */
      points: z.number().nullable(),
      /** Draft of the next answer, and its author; only for the company. */
      draft: z
        .object({
          action: z.string(),
          contested: z.boolean(),
          files: z.array(fileLink),
          by: nameText.nullable(),
          at: z.date(),
        })
        .nullable(),
      /** Sent with the next draft, which is refused if somebody has saved or submitted since. */
      draftVersion: z.number(),
      verdict: z.enum(['accepted', 'refused']).nullable(),
      verdictNote: z.string().nullable(),
      /** Earlier answers and the reasons for refusing them, oldest first. */
      rounds: z.array(
        z.object({
          round: z.number(),
          action: z.string().nullable(),
          contested: z.boolean(),
          files: z.array(fileLink),
          answeredAt: z.date().nullable(),
          verdict: z.enum(['accepted', 'refused']).nullable(),
          verdictNote: z.string().nullable(),
          judgedAt: z.date().nullable(),
        }),
      ),
    }),
  ),
});

/** A vehicle's inspections, the newest first, at most 50; its own score only once the results were sent (rules 1.8). */
export const vehicleVisitsView = z.array(
  statedView.extend({
    id: z.string(),
    number: z.number(),
    service: named,
    visitAt: z.date().nullable(),
    score: z.number().nullable(),
    grade: z.string().nullable(),
    /** True once the vehicle's certificate was revoked: the score no longer counts. */
    revoked: z.boolean(),
  }),
);

/** Candidate for an assignment, with the reasons for and against. */
export const candidateView = z.object({
  id: z.string(),
  name: nameText,
  city: localizedText,
  level: z.string().nullable(),
  openRequests: z.number(),
  sameCity: z.boolean(),
  covers: z.boolean(),
  specialised: z.boolean(),
  busyThatDay: z.boolean(),
  /** Reports about an inspector that were upheld in the last 365 days. */
  reportsUpheld: z.number(),
  /** True if tied to the inspected company. */
  conflict: z.boolean(),
  /** Number of the branch's latest consecutive visits that they made, at most two. */
  visitsInARow: z.number(),
  /** Straight-line distance from their city's centre to the branch; null where either is unknown. */
  distanceKm: z.number().nullable(),
});

/** Reasons why nobody is proposed for a request: no candidate at all, all busy that day, the free ones tied to the company. */
export const noCandidateReasons = ['nobody', 'busy', 'conflict'] as const;

/** The best candidate for one of several requests; null where nobody can take it, with the reason. */
export const bestCandidate = z.object({
  id: z.string(),
  /** Version of the request for which it was found. */
  version: z.number(),
  best: candidateView.nullable(),
  why: z.enum(noCandidateReasons).nullable(),
});
export type BestCandidate = Wire<z.infer<typeof bestCandidate>>;

/** Candidate for several requests at once; `free`, `covers` and `specialised` count the requests for which they hold. */
export const candidateForMany = candidateView
  .pick({ id: true, name: true, city: true, level: true, openRequests: true, reportsUpheld: true })
  .extend({
    requests: z.number(),
    free: z.number(),
    /** Requests of companies that the candidate is tied to. */
    conflicts: z.number(),
    covers: z.number(),
    specialised: z.number(),
    /** Visits that would be the candidate's third in a row at their branch. */
    thirdsInARow: z.number(),
  });
export type CandidateForMany = Wire<z.infer<typeof candidateForMany>>;

export type RequestSummary = Wire<z.infer<typeof requestSummary>>;
export type RequestView = Wire<z.infer<typeof requestView>>;
export type ActionView = z.infer<typeof actionView>;
export type ResultsView = Wire<z.infer<typeof resultsView>>;
export type CorrectiveActionsView = Wire<z.infer<typeof correctiveActionsView>>;
export type CandidateView = Wire<z.infer<typeof candidateView>>;
export type PaymentView = Wire<z.infer<typeof paymentView>>;
