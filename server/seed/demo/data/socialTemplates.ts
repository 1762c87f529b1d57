/** Posts that clients may share with their certificate. */
export const socialTemplates = [
  {
    name: 'إعلان الحصول على الشهادة',
    caption: {
      ar: 'حصل «{subject}» على شهادة «{service}» بدرجة {score} من 100. سلامة ضيوفنا أولًا 🌿',
      en: '{subject} has earned its {service} certificate with {score} out of 100. Your safety comes first 🌿',
    },
    useCertificate: true,
    active: true,
  },
  {
    name: 'شكر فريق المطبخ',
    caption: {
      ar: 'شكرًا لفريق المطبخ في «{subject}»: التقدير {grade} في تفتيش سلامة الغذاء، والفضل لعنايتهم اليومية بالتفاصيل.',
      en: 'Thank you to the kitchen team of {subject}: grade {grade} in food safety, earned by daily care for detail.',
    },
    useCertificate: true,
    active: true,
  },
  {
    name: 'دعوة للزيارة',
    caption: {
      ar: 'مطبخنا في «{subject}» عند حسن ظنكم: {score} من 100 في آخر تفتيش. تفضلوا بزيارتنا.',
      en: 'Our kitchen at {subject} earned {score} out of 100 in its latest inspection. Come and see us.',
    },
    useCertificate: true,
    active: true,
  },
  {
    name: 'حملة رمضان 1447',
    caption: {
      ar: 'إفطاركم في أيدٍ أمينة. «{subject}» حاصل على شهادة «{service}».',
      en: 'Your iftar is in good hands. {subject} holds the {service} certificate.',
    },
    useCertificate: false,
    active: false,
  },
] as const;
