// Sets language, direction and theme before the first paint, so that the page never flashes in another one.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem('theme') || '{}').state || {};
    const language = localStorage.getItem('language') === 'en' ? 'en' : 'ar';
    const root = document.documentElement;
    root.lang = language;
    const own = !theme.directionFor || theme.directionFor === language;
    root.dir = (own && theme.direction) || (language === 'ar' ? 'rtl' : 'ltr');
    const dark = theme.mode ? theme.mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.mode = dark ? 'dark' : 'light';
    root.style.background = dark ? '#131210' : '#f7f5f2';
  } catch {
    // Invalid stored preferences are ignored.
  }
})();

// Requests the files that this address needs (listed by scripts/addressFiles.ts) before any other code runs.
(() => {
  try {
    const { files, frame, list, generated, pages } = JSON.parse(
      document.getElementById('address-files').textContent,
    );
    const { pathname } = location;
    const page = pages.find(({ at }) => new RegExp(at, 'i').test(pathname));
    const within = page ? [...(page.list ? [list] : []), page] : pathname === '/' ? [] : [list, generated];
    // Without a session, a page of the portal redirects to the sign-in page.
    const parts = page?.open ? [page] : localStorage.getItem('token') ? [frame, ...within] : [];
    const language = document.documentElement.lang;
    for (const place of new Set(parts.flatMap((part) => [...part.all, ...part[language]]))) {
      const link = document.createElement('link');
      const isStyle = files[place].endsWith('.css');
      const isDrawn = files[place].endsWith('.svg');
      link.rel = isStyle ? 'preload' : isDrawn ? 'prefetch' : 'modulepreload';
      if (isStyle) link.as = 'style';
      // The browser requests icon sprites without CORS, and uses the prefetched file only if the modes match.
      if (!isDrawn) link.crossOrigin = '';
      link.href = `/${files[place]}`;
      document.head.append(link);
    }
  } catch {
    // Without the list, each file is requested when the one before it has run.
  }
})();
