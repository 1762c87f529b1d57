import { z } from 'zod';
import { localizedText } from '#framework/contract/parts';
import { askedView, conditionView } from './askedView';
import { requestView } from './requestViews';

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
      /** Its questions are asked only where it holds. */
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

const contact = z.object({ name: z.string(), phone: z.string() });

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
  companyName: z.string(),
  service: z.object({ id: z.string(), name: localizedText }),
  /** Null for a company without any branch: its contact knows where the vehicles are. */
  place: z
    .object({
      name: z.string(),
      city: localizedText,
      district: localizedText.nullable(),
      street: z.string(),
      shortAddress: z.string().nullable(),
      /** Null where nobody has set the branch's pin yet: the address says where it is. */
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
      driverName: z.string(),
      type: localizedText,
      form: formView.nullable(),
    }),
  ),
  formVersionId: z.string(),
  /** Only what is inspected again, where that is all: of vehicles, what is asked of any of them. */
  form: formView,
  /** Reasons for which the supervisor returned the form; null for a form that was not submitted yet. */
  returned: z
    .object({
      reason: z.string(),
      answers: z.array(
        z.object({
          vehicleId: z.string().nullable(),
          questionKey: z.string(),
          score: z.number().nullable(),
          reading: z.number().nullable(),
          entries: z.array(z.string()),
          note: z.string().nullable(),
          supervisorNote: z.string().nullable(),
          fileIds: z.array(z.string()),
        }),
      ),
    })
    .nullable(),
  actions: requestView.shape.actions,
});
export type AssignmentView = z.output<typeof assignmentView>;
