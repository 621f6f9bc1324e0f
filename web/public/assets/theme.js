// Puts the chosen appearance on <html> before anything is painted; web/lib/theme.ts writes the choice.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // A browser that forbids storage follows the system.
}
