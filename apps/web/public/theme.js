// Runs before the first paint, so that the page never flashes in the wrong theme.
(() => {
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem("preferences") ?? "{}").theme;
  } catch {
    // A blocked or broken store means: follow the system.
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = chosen === "light" || chosen === "dark" ? chosen : dark ? "dark" : "light";
})();
