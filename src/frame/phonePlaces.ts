import type { PhonePlace } from 'sijil/react/application';

/** Places at the bottom of a client's phone; the one in the middle is the order. */
export const clientPlaces: readonly PhonePlace[] = [
  { path: '/clientDashboard', label: { ar: 'الرئيسية', en: 'Dashboard' }, icon: 'dashboard' },
  { path: '/client/requests', label: { ar: 'الطلبات', en: 'Requests' }, icon: 'request' },
  { path: '/services', label: { ar: 'طلب خدمة', en: 'Order a service' }, icon: 'appstore', main: true },
  { path: '/client/certificates', label: { ar: 'الشهادات', en: 'Certificates' }, icon: 'certificate' },
  { path: '/account', label: { ar: 'حسابي', en: 'My account' }, icon: 'user' },
];
