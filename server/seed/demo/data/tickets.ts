import type { SceneName } from '../pictures/scenes';
import type { TicketStatus, ticketSubjects } from '#domain/tickets/tickets';

/** A ticket and its messages; `hours` count from the previous message. */
export interface TicketSpec {
  readonly company: string;
  readonly subject: keyof typeof ticketSubjects;
  readonly status: TicketStatus;
  readonly daysAgo: number;
  readonly title: string;
  readonly message: string;
  /** True if it is about the company's latest request. */
  readonly aboutRequest?: true;
  /** Attachments of its first message. */
  readonly pictures?: readonly SceneName[];
  /** Admin who answers; the first one by default. */
  readonly answeredBy?: string;
  readonly replies?: readonly (readonly ['client' | 'support', number, string])[];
}

export const demoTickets: readonly TicketSpec[] = [
  {
    company: 'hijaz',
    subject: 'payment',
    status: 'open',
    daysAgo: 1,
    title: 'الفاتورة الضريبية لا تحمل رقمنا الضريبي الجديد',
    message:
      'السلام عليكم، حدّثنا الرقم الضريبي للمجموعة الأسبوع الماضي، لكن آخر فاتورة صدرت بالرقم القديم. هل يمكن إصدارها من جديد؟',
    aboutRequest: true,
  },
  {
    company: 'hijaz',
    subject: 'results',
    status: 'pending',
    daysAgo: 4,
    title: 'استفسار عن بند درجة حرارة ثلاجة العرض',
    message:
      'ورد في النتائج أن ثلاجة العرض تجاوزت الحد المسموح، مع أن القراءة كانت أثناء تفريغ البضاعة. كيف نثبت أن القراءة المعتادة سليمة؟',
    aboutRequest: true,
    pictures: ['fridge', 'document'],
    replies: [
      [
        'support',
        3,
        'أهلًا بكم، يمكنكم إرفاق سجل القراءات للأيام السبعة الماضية مع صورة لشاشة الثلاجة ضمن الإجراء التصحيحي، وسيراجعه المشرف.',
      ],
      ['client', 20, 'شكرًا لكم. هل يكفي السجل الورقي أم تلزم قراءات الجهاز؟'],
      ['support', 2, 'السجل الورقي مقبول إذا كان موقّعًا من مسؤول الوردية. نرجو إرفاقه لنتابع الطلب.'],
    ],
  },
  {
    company: 'hijaz',
    subject: 'account',
    status: 'closed',
    daysAgo: 26,
    title: 'إضافة مدير لفرع العليا',
    message: 'نرغب في أن يتابع مدير فرع العليا طلبات فرعه بنفسه دون الاطلاع على بقية الفروع.',
    replies: [
      [
        'support',
        5,
        'يمكنكم دعوته من صفحة الحساب ثم اختيار الفروع التي يديرها، وستصله رسالة بكلمة مرور مؤقتة.',
      ],
      ['client', 4, 'أُضيف، شكرًا لتعاونكم.'],
    ],
  },
  {
    company: 'layali',
    subject: 'visit',
    status: 'open',
    answeredBy: 'admin2',
    daysAgo: 2,
    title: 'تقديم موعد زيارة فرع الملز',
    message: 'لدينا تجديد للمطبخ يبدأ الأسبوع القادم، فهل يمكن تقديم موعد الزيارة يومين؟',
    aboutRequest: true,
    replies: [
      ['support', 6, 'نعم، تواصلنا مع المشرف وسيصلكم الموعد الجديد لاعتماده.'],
      ['client', 15, 'الموعد المقترح يصادف وقت الذروة، ونفضّل أن يكون قبل الظهر.'],
    ],
  },
  {
    company: 'sufra',
    subject: 'certificate',
    status: 'pending',
    daysAgo: 6,
    title: 'طباعة الشهادة بحجم كبير للواجهة',
    message: 'نحتاج إلى نسخة من الشهادة تصلح للطباعة بمقاس A2 لوضعها في مدخل الفرع.',
    replies: [
      [
        'support',
        9,
        'يمكن طباعة ملف الشهادة (PDF) بأي مقاس دون أن تتأثر جودته. هل واجهتكم مشكلة عند تنزيله؟',
      ],
    ],
  },
  {
    company: 'marsa',
    subject: 'payment',
    status: 'closed',
    daysAgo: 41,
    title: 'خُصم المبلغ ولم تكتمل العملية',
    message: 'دفعنا بالبطاقة وخُصم المبلغ، لكن الطلب بقي بانتظار الدفع.',
    replies: [
      ['support', 1, 'تأخر رد البنك دقائق، وقد سُجّلت العملية الآن. نعتذر عن الإزعاج.'],
      ['client', 2, 'وصلت الفاتورة، شكرًا على سرعة الرد.'],
    ],
  },
  {
    company: 'mahatta',
    subject: 'other',
    status: 'closed',
    daysAgo: 63,
    title: 'هل تشمل الباقة فرعًا جديدًا؟',
    message: 'نخطط لافتتاح فرع في القصيم، ونود أن نعرف هل يمكن استخدام الباقة الحالية له.',
    replies: [['support', 7, 'نعم، يمكن استخدام رصيد الباقة لأي فرع مسجّل في حسابكم ما دامت سارية.']],
  },
];
