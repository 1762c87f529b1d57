import { definePages } from 'sijil/react/entry/definePages';

export default definePages({
  screens: [
    {
      path: '/visits-by-hand',
      title: { ar: 'الزيارات بيدنا', en: 'Visits by hand' },
      layout: 'portal',
      load: () => import('./pages/VisitsByHand'),
      menu: { icon: 'star', order: 1 },
    },
  ],
});
