/** Texts of the sign-in page; in the code, so that the first page of an application with a sign-in of its own does not list them. */
export const entryTexts = {
  title: { ar: 'تسجيل الدخول', en: 'Sign in' },
  hint: { ar: 'ادخل بحسابك للمتابعة.', en: 'Sign in to continue.' },
  wrong: {
    ar: 'راجع البريد وكلمة المرور، وانتبه إلى الأحرف الكبيرة والصغيرة.',
    en: 'Check your email and password, including capital letters.',
  },
  codeTitle: { ar: 'رمز الدخول', en: 'Sign-in code' },
  codeHint: {
    ar: 'افتح تطبيق المصادقة في جوالك واكتب الرمز الذي يعرضه لحسابك.',
    en: 'Open the authenticator app on your phone and enter the code it shows for your account.',
  },
  otherAccount: { ar: 'الدخول بحساب آخر', en: 'Use another account' },
  passwordTitle: { ar: 'اختر كلمة مرور خاصة بك', en: 'Choose a password of your own' },
  passwordHint: {
    ar: 'ستتوقف كلمة المرور السابقة عن العمل بعد هذه الخطوة. اختر كلمة مرور لا يعرفها غيرك.',
    en: 'Your previous password stops working after this step. Choose one that only you know.',
  },
  passwordSubmit: { ar: 'حفظ ومتابعة', en: 'Save and continue' },
} as const;
