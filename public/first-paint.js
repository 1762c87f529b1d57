// Runs before anything is drawn, so that a person who chose dark or English never sees a flash of the other.
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
    root.style.background = dark ? '#0f1115' : '#f6f7f9';
  } catch {
    // A damaged preference is no reason to show nothing.
  }
})();

// Asks for the files that this address needs, which the build has named (scripts/addressFiles.ts), before any code runs.
(() => {
  try {
    const { files, frame, list, generated, pages } = JSON.parse(
      document.getElementById('address-files').textContent,
    );
    const { pathname } = location;
    const page = pages.find(({ at }) => new RegExp(at, 'i').test(pathname));
    const within = page ? [...(page.list ? [list] : []), page] : pathname === '/' ? [] : [list, generated];
    // Whoever has not signed in is led to where that is done.
    const parts = page?.open ? [page] : localStorage.getItem('token') ? [frame, ...within] : [];
    const language = document.documentElement.lang;
    for (const place of new Set(parts.flatMap((part) => [...part.all, ...part[language]]))) {
      const link = document.createElement('link');
      const isStyle = files[place].endsWith('.css');
      const isDrawn = files[place].endsWith('.svg');
      link.rel = isStyle ? 'preload' : isDrawn ? 'prefetch' : 'modulepreload';
      if (isStyle) link.as = 'style';
      // What is drawn out of another file is asked for without it.
      if (!isDrawn) link.crossOrigin = '';
      link.href = `/${files[place]}`;
      document.head.append(link);
    }
  } catch {
    // Where nothing is named, each file is asked for by the one before it.
  }
})();
