// Runs before anything is drawn, so that a person who chose dark or English never sees a flash of the other.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem('theme') || '{}').state || {};
    const language = localStorage.getItem('language') === 'en' ? 'en' : 'ar';
    const root = document.documentElement;
    root.lang = language;
    const own = !theme.directionFor || theme.directionFor === language;
    root.dir = (own && theme.direction) || (language === 'ar' ? 'rtl' : 'ltr');
    root.dataset.mode = theme.mode === 'dark' ? 'dark' : 'light';
    root.style.background = theme.mode === 'dark' ? '#0f1115' : '#f6f7f9';
  } catch {
    // A damaged preference is no reason to show nothing.
  }
})();
