import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (attributes: string): string =>
  `<!doctype html><title>Tea</title><main><h1>Tea</h1><iframe ${attributes}></iframe></main>`;
const FILM = 'src="https://www.youtube-nocookie.com/embed/abc"';

export const cases: PageRuleCases = {
  passing: [page(`${FILM} title="How tea is picked"`), page(`${FILM} aria-label="How tea is picked"`)],
  failing: [page(FILM), page('src="https://www.google.com/maps/embed?pb=1" title=" "')],
  // Frames that nobody sees need no name.
  outside: [page('src="https://www.googletagmanager.com/ns.html"'), "<!doctype html><title>Tea</title><h1>Tea</h1>"],
};
