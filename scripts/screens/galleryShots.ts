/** Picture in `docs/gallery.md`: a screen of the sample business, as one account sees it. */
export interface GalleryShot {
  /** Name of the picture, without its extension. */
  readonly name: string;
  /** Part of the account's email before `@demo.test`; null for a signed-out visitor. */
  readonly account: string | null;
  /** Address of the screen; `find` names a list of the API whose first record replaces `:id`. */
  readonly address: string;
  readonly find?: string;
  readonly language: 'ar' | 'en';
  readonly mode: 'light' | 'dark';
  readonly device: 'phone' | 'desktop';
}

const phone = { device: 'phone' } as const;
const desktop = { device: 'desktop' } as const;

/** Pictures of the gallery in both languages and modes, on phone and desktop; the README has the first two. */
export const galleryShots: readonly GalleryShot[] = [
  {
    name: 'client-dashboard-ar',
    account: 'client',
    address: '/clientDashboard',
    language: 'ar',
    mode: 'light',
    ...phone,
  },
  {
    name: 'supervisor-review-en',
    account: 'supervisor',
    address: '/inspectorForms/:id',
    find: '/supervisor/inspector-forms',
    language: 'en',
    mode: 'light',
    ...desktop,
  },
  {
    name: 'services-ar',
    account: 'client',
    address: '/services',
    language: 'ar',
    mode: 'light',
    ...desktop,
  },
  {
    name: 'client-request-ar',
    account: 'client',
    address: '/client/requests/:id',
    find: '/client/inspections?status=corrections_needed',
    language: 'ar',
    mode: 'light',
    ...phone,
  },
  {
    name: 'statistics-en',
    account: 'client',
    address: '/clientDashboard?tab=statistics',
    language: 'en',
    mode: 'light',
    ...desktop,
  },
  {
    name: 'admin-home-en',
    account: 'admin',
    address: '/home',
    language: 'en',
    mode: 'light',
    ...desktop,
  },
  {
    name: 'requests-ar',
    account: 'operations',
    address: '/requests',
    language: 'ar',
    mode: 'dark',
    ...desktop,
  },
  {
    name: 'supervisor-home-ar',
    account: 'supervisor',
    address: '/supervisorDashboard',
    language: 'ar',
    mode: 'dark',
    ...phone,
  },
  {
    name: 'calendar-en',
    account: 'supervisor',
    address: '/calendar',
    language: 'en',
    mode: 'dark',
    ...desktop,
  },
  {
    name: 'payments-ar',
    account: 'finance',
    address: '/payments?tab=ageing',
    language: 'ar',
    mode: 'light',
    ...desktop,
  },
  {
    name: 'evidence-en',
    account: 'admin',
    address: '/gallery',
    language: 'en',
    mode: 'dark',
    ...desktop,
  },
  {
    name: 'certificate-ar',
    account: null,
    address: '/verify/:id',
    find: '/client/certificates',
    language: 'ar',
    mode: 'light',
    ...phone,
  },
];
