import { promises } from '#domain/requests/promise';

const visit = '6f1f7d0e-2f39-4a55-9a3e-2f6a1c2d7b11';
const upload = '0c9b1f52-8f0a-4a7e-8d0e-5b7f5f1f2a90';
const photo = '3d1a0f4e-77f3-4a35-a3f4-0b8f2a9c6d21';
const photoSum = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const phone = 'e1b7c2a4-6d0f-4c58-9a37-2f1d8c5b4a60';
const vehicleless = { vehicleId: null };

const assignment = {
  id: visit,
  number: 1136,
  version: 12,
  status: 'inspector_assigned',
  visitAt: '2026-11-24T06:00:00.000Z',
  visitNote: 'المدخل من الخلف، اسأل عن خالد.',
  notes: null,
  answers: [{ question: { ar: 'كم ثلاجة لديكم؟', en: 'How many fridges do you have?' }, answer: '4' }],
  companyName: 'مجموعة مذاق الحجاز للمطاعم',
  service: {
    id: '1b0a3c55-1d0f-4b8a-a9a5-4b1f0b7f9e10',
    name: { ar: 'تفتيش سلامة الغذاء للفروع', en: 'Branch food-safety inspection' },
  },
  place: {
    name: 'مذاق الحجاز – الروضة',
    city: { ar: 'جدة', en: 'Jeddah' },
    district: { ar: 'الروضة', en: 'Ar Rawdah' },
    street: 'شارع الأمير سلطان',
    shortAddress: 'JRWA7042',
    latitude: 21.5613,
    longitude: 39.1497,
  },
  contact: { name: 'سامي بن عبدالله بخاري', phone: '+966516759517' },
  supervisor: { name: 'خالد بن عمر الغامدي', phone: '+966501112233' },
  vehicles: [],
  formVersionId: '8a2c9a5e-0b5d-4f4e-8f6f-0e3b7a1d2c33',
  form: {
    key: 'restaurant-food-safety',
    title: { ar: 'سلامة الغذاء في المطاعم', en: 'Restaurant food safety' },
    subject: 'branch',
    passingScore: 70,
    categories: [
      {
        key: 'storage',
        title: { ar: 'التخزين', en: 'Storage' },
        weight: 100,
        questions: [
          {
            key: 'cold-holding',
            text: {
              ar: 'درجة حرارة الثلاجة لا تزيد على 5 °م',
              en: 'The fridge is at most 5 °C',
            },
            weight: null,
            severity: 'critical',
            requiresImage: true,
            requiresFile: false,
            requiresNote: false,
            allowNotApplicable: false,
            kind: 'temperature',
            max: 5,
            unit: 'C',
          },
        ],
      },
    ],
  },
  returned: null,
  earlier: [
    {
      ...vehicleless,
      questionKey: 'cold-holding',
      score: 0,
      said: { ar: '9 °م', en: '9 °C' },
      note: 'باب الثلاجة لا يغلق.',
      pictures: [{ id: photo, url: `/files/${photo}/thumbnail?expires=1795330800000&signature=pYxw` }],
      number: 1088,
      on: '2026-08-20T06:05:00.000Z',
    },
  ],
  draft: null,
  leftovers: [],
  actions: [{ name: 'startInspection', allowed: true, reason: null }],
};

const person = (id: string, name: string) => ({ id, name });

/** The visit of `assignment` a moment later, as its inspector reads it: the work, without prices. */
const begun = {
  id: visit,
  number: 1136,
  version: 13,
  status: 'inspection_started',
  kind: 'redeemed',
  statusSince: '2026-11-24T06:02:10.000Z',
  service: {
    ...assignment.service,
    subject: 'branch',
  },
  client: person('b9359b66-8486-48fd-9340-3bd4fa238817', assignment.companyName),
  branch: {
    ...person('23cb6ff5-a8c8-4f4f-8c18-9b3136a9ddbb', assignment.place.name),
    city: assignment.place.city,
  },
  vehiclesCount: 0,
  vehicles: [],
  total: null,
  score: null,
  grade: null,
  gradeReason: null,
  visitAt: assignment.visitAt,
  correctionsDueAt: null,
  receiptSince: null,
  certificateRevokedAt: null,
  createdAt: '2026-11-18T09:49:22.000Z',
  supervisor: person('ccd63a80-ecd6-4831-a9f0-1ea31e3a4717', assignment.supervisor.name),
  inspector: person('54f3f283-6593-4c4e-be49-9a801cadae36', 'بندر بن علي الحربي'),
  package: null,
  quote: null,
  orderedWith: null,
  paymentPlan: 'one',
  reinspection: {
    of: null,
    ordered: null,
    offer: null,
  },
  answers: assignment.answers,
  notes: null,
  preferredOn: null,
  preferredAt: null,
  rejectedVisitAt: null,
  visitNote: assignment.visitNote,
  startedAt: '2026-11-24T06:02:10.000Z',
  resultsSentAt: null,
  passingScore: 70,
  contract: null,
  instalments: [],
  payments: [],
  taxDocuments: [],
  certificates: [],
  correctionsCount: 0,
  review: null,
  visitProgress: null,
  reports: [],
  cancellation: null,
  refundable: null,
  history: [
    {
      transition: 'startInspection',
      from: 'inspector_assigned',
      to: 'inspection_started',
      by: 'بندر بن علي الحربي',
      performer: 'inspector',
      reason: null,
      detail: null,
      at: '2026-11-24T06:02:10.000Z',
    },
  ],
  actions: [
    {
      name: 'submitForm',
      allowed: true,
      reason: null,
    },
  ],
  promise: {
    by: 'inspector',
    until: '2026-11-29T20:59:59.999Z',
    ...promises.inspection_started,
  },
};

const fileLink = {
  id: photo,
  name: 'fridge.jpeg',
  type: 'image/jpeg',
  size: 183_204,
  url: `/files/${photo}?expires=1795330800000&signature=pYxw`,
};

const underWay = {
  id: upload,
  name: 'fridge.jpeg',
  size: 183204,
  received: 65536,
  file: null,
  thumbnailUrl: null,
  expiresAt: '2026-11-25T06:20:00.000Z',
};

const complete = {
  ...underWay,
  received: 183_204,
  file: fileLink,
  thumbnailUrl: `/files/${photo}/thumbnail?expires=1795330800000&signature=pYxw`,
};

const receipt = {
  number: 1136,
  status: 'form_submitted',
  version: 14,
  endedAt: '2026-11-24T07:31:40.000Z',
  submittedAt: '2026-11-24T07:45:00.000Z',
  answers: 1,
  files: 1,
  score: 50,
  grade: 'F',
};

const filledAnswers = [
  {
    ...vehicleless,
    questionKey: 'cold-holding',
    score: 1,
    reading: 6.5,
    note: 'الثلاجة الثانية أعلى من الحد.',
    fileIds: [photo],
  },
] as const;

/**
 * A visit as an app processes it, from its assignment to the receipt of its form: the example of each call in the OpenAPI
 * document, in call order.
 */
export const fieldExamples = {
  assignments: { answer: [assignment] },
  assignmentChanges: {
    answer: { cursor: '1g2rmm8ffQ4vOUpVmj4vahwtexGXAmPvHQk', changed: [assignment], gone: [] },
  },
  start: {
    body: {
      version: 12,
      at: '2026-11-24T06:02:10.000Z',
      accuracy: 18,
      place: {
        latitude: 21.56141,
        longitude: 39.14955,
      },
    },
    answer: begun,
  },
  openEvidence: {
    body: {
      name: 'fridge.jpeg',
      size: 183204,
      sha256: photoSum,
      takenAt: '2026-11-24T06:20:05.000Z',
      place: { latitude: 21.56141, longitude: 39.14955 },
      accuracy: 18,
    },
    answer: underWay,
  },
  evidence: { answer: underWay },
  appendEvidence: { answer: complete },
  uploadEvidence: { answer: fileLink },
  saveDraft: {
    body: {
      device: phone,
      number: 4,
      at: '2026-11-24T06:31:00.000Z',
      answers: [
        {
          questionKey: 'cold-holding',
          score: 0,
          reading: 9,
          photos: [photoSum],
          changedAt: '2026-11-24T06:30:12.000Z',
          device: phone,
        },
      ],
      photos: [{ name: photoSum, fileId: photo }],
    },
    answer: { number: 4, heardAt: '2026-11-24T06:31:01.000Z' },
  },
  submitForm: {
    body: {
      version: 13,
      draftNumber: 4,
      endedAt: '2026-11-24T07:31:40.000Z',
      answers: filledAnswers,
    },
    answer: receipt,
  },
  form: { answer: receipt },
  submitLeftover: {
    body: {
      startedAt: '2026-11-24T06:02:10.000Z',
      endedAt: '2026-11-24T07:31:40.000Z',
      answers: filledAnswers,
    },
    answer: {
      number: 1136,
      status: 'inspector_assigned',
      receivedAt: '2026-11-24T09:10:00.000Z',
      answers: 1,
      files: 1,
      inspector: 'ماجد بن سعيد القحطاني',
    },
  },
  requestDayOff: {
    body: { startsOn: '2026-12-01', endsOn: '2026-12-02', reason: 'موعد طبي' },
    answer: {
      id: '5d0f6c7e-3b8e-4f0a-9c58-2c2b7c1d8e44',
      startsOn: '2026-12-01',
      endsOn: '2026-12-02',
      reason: 'موعد طبي',
      status: 'pending',
      createdAt: '2026-11-24T08:00:00.000Z',
    },
  },
} as const;
