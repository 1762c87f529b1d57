import { z } from 'zod';
import { statusNames } from '../workflow/statuses';
import { fileLink, localizedText, nameText } from 'sijil/contract/parts';
import { askedView, conditionView } from './askedView';
import { previousAnswersView, requestView } from './requestViews';

/** Receipt of a submitted form: `submittedAt` is null before it arrives, and after it is returned. */
export const formReceipt = z.object({
  number: z.number(),
  status: z.enum(statusNames),
  version: z.number(),
  /** End of the visit by the inspector's phone. */
  endedAt: z.date().nullable(),
  submittedAt: z.date().nullable(),
  answers: z.number(),
  /** Number of photos and documents attached to the answers. */
  files: z.number(),
  score: z.number().nullable(),
  grade: z.string().nullable(),
});
export type FormReceipt = z.output<typeof formReceipt>;

/** Evidence being uploaded: the first `received` bytes are stored, and the next part starts there. */
export const evidenceUploadView = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  received: z.number(),
  /** Set once all bytes have arrived and the checksum matches: answers refer to it. */
  file: fileLink.nullable(),
  /** Thumbnail of a picture, 320 pixels wide at most. */
  thumbnailUrl: z.string().nullable(),
  /** Deadline for the remaining parts; each part extends it. */
  expiresAt: z.date(),
});
export type EvidenceUploadView = z.output<typeof evidenceUploadView>;

export const formView = z.object({
  key: z.string(),
  title: localizedText,
  subject: z.enum(['branch', 'vehicle']),
  passingScore: z.number(),
  categories: z.array(
    z.object({
      key: z.string(),
      title: localizedText,
      weight: z.number(),
      /** Condition under which its questions apply. */
      when: conditionView.optional(),
      questions: z.array(
        askedView.extend({
          key: z.string(),
          text: localizedText,
          weight: z.number().nullable(),
          severity: z.enum(['critical', 'major', 'minor']),
          requiresImage: z.boolean(),
          requiresFile: z.boolean(),
          requiresNote: z.boolean(),
          allowNotApplicable: z.boolean(),
          when: conditionView.optional(),
        }),
      ),
    }),
  ),
});

const contact = z.object({ name: nameText, phone: z.string() });

/** Answer to a question as an inspector gave it. */
const givenAnswer = z.object({
  vehicleId: z.string().nullable(),
  questionKey: z.string(),
  score: z.number().nullable(),
  reading: z.number().nullable(),
  entries: z.array(z.string()),
  note: z.string().nullable(),
  fileIds: z.array(z.string()),
  /** Photos of what was corrected during the visit, and what was done. */
  mendedFileIds: z.array(z.string()),
  mendedNote: z.string().nullable(),
});

/** Answer of a visit that is under way. */
const draftAnswer = z.object({
  vehicleId: z.string().nullable(),
  questionKey: z.string(),
  /** Absent where none was chosen; null: not applicable. */
  score: z.number().nullable().optional(),
  reading: z.number().optional(),
  entries: z.array(z.string()).optional(),
  note: z.string().optional(),
  /** SHA-256 of each photo; of a returned form, the id of its file. */
  photos: z.array(z.string()),
  mendedPhotos: z.array(z.string()),
  mendedNote: z.string().optional(),
  /** Time of the last change, by the portal's clock, and the device on which it was made. */
  changedAt: z.date(),
  device: z.string(),
});
export type DraftAnswer = z.output<typeof draftAnswer>;

/** Answers of a visit that is under way, as its inspector's device sent them last. */
export const visitDraftView = z.object({
  number: z.number(),
  device: z.string(),
  heardAt: z.date(),
  answers: z.array(draftAnswer),
  photos: z.array(
    z.object({
      name: z.string(),
      /** Null for a photo that is still on the device that took it. */
      file: fileLink.nullable(),
      thumbnailUrl: z.string().nullable(),
    }),
  ),
});
export type VisitDraftView = z.output<typeof visitDraftView>;

/** Receipt of a draft. */
export const draftReceipt = z.object({ number: z.number(), heardAt: z.date() });
export type DraftReceipt = z.output<typeof draftReceipt>;

/** Finished work of a visit that was reassigned or cancelled before its inspector was heard. */
export const leftoverView = z.object({
  id: z.string(),
  /** Name of the inspector who made the visit. */
  inspector: nameText,
  startedAt: z.date().nullable(),
  endedAt: z.date().nullable(),
  receivedAt: z.date(),
  answersCount: z.number(),
  answers: z.array(givenAnswer),
  files: z.array(fileLink),
});
export type LeftoverView = z.output<typeof leftoverView>;

/** Receipt of such work, and who has the visit now. */
export const leftoverReceipt = z.object({
  number: z.number(),
  status: z.enum(statusNames),
  receivedAt: z.date(),
  answers: z.number(),
  files: z.number(),
  /** Null for a visit that nobody has, e.g. a cancelled one. */
  inspector: nameText.nullable(),
});
export type LeftoverReceipt = z.output<typeof leftoverReceipt>;

/** Picture of a file, as a thumbnail where it is shown small; the link lasts an hour. */
const pictureLink = z.object({ id: z.string(), url: z.string() });

/** Finding of the last visit of the branch or vehicle whose results were sent. */
export const earlierFinding = previousAnswersView.element
  .omit({ evidence: true })
  .extend({ score: z.union([z.literal(0), z.literal(1)]), pictures: z.array(pictureLink) });

/** Visit with everything that an app needs of it offline: the place, the contact, and the form itself. */
export const assignmentView = z.object({
  id: z.string(),
  number: z.number(),
  version: z.number(),
  status: requestView.shape.status,
  visitAt: z.date().nullable(),
  visitNote: z.string().nullable(),
  notes: z.string().nullable(),
  answers: requestView.shape.answers,
  companyName: nameText,
  service: z.object({ id: z.string(), name: localizedText }),
  /** Null for a company without branches: its contact knows where the vehicles are. */
  place: z
    .object({
      name: nameText,
      city: localizedText,
      district: localizedText.nullable(),
      street: z.string(),
      shortAddress: z.string().nullable(),
      /** Null while nobody has set the branch's pin: the address is all that locates it. */
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    })
    .nullable(),
  contact,
  supervisor: contact.nullable(),
  vehicles: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      driverName: z.string().nullable(),
      type: localizedText,
      form: formView.nullable(),
    }),
  ),
  formVersionId: z.string(),
  /** For a re-inspection, only the items inspected again; for vehicles, the questions of any of them. */
  form: formView,
  /** Reasons for which the supervisor returned the form; null for a form that was not submitted yet. */
  returned: z
    .object({
      reason: z.string(),
      answers: z.array(
        givenAnswer.extend({
          supervisorNote: z.string().nullable(),
          /** The same files, with links that last an hour. */
          files: z.array(fileLink),
        }),
      ),
    })
    .nullable(),
  /** What the last visit found, at the same questions. */
  earlier: z.array(earlierFinding),
  /** What the inspector's devices sent of a visit under way, from which another device continues. */
  draft: visitDraftView.nullable(),
  /** Work of other inspectors for this visit, which its inspector may take over. */
  leftovers: z.array(leftoverView),
  actions: requestView.shape.actions,
});

/** Changes since a cursor: new or changed visits, and visits that no longer belong to the inspector. */
export const assignmentChangesView = z.object({
  /** To be sent with the next call. */
  cursor: z.string(),
  changed: z.array(assignmentView),
  /** Ids of visits that were submitted, cancelled or reassigned. */
  gone: z.array(z.string()),
});
export type AssignmentChangesView = z.output<typeof assignmentChangesView>;

/** Days off that an inspector requested, both ends included. */
export const dayOffView = z.object({
  id: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  reason: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  createdAt: z.date(),
});
export type DayOffView = z.output<typeof dayOffView>;

export type AssignmentView = z.output<typeof assignmentView>;
