import type { SiteCase } from "@audit/testkit";

/**
 * Takes a fault away again: every page that the faulty site changed, added or lost comes as a new answer that says what
 * the sound site's says, so that it is read and judged anew; untouched pages stay the same objects.
 */
export function heal<Site extends SiteCase>(faulty: SiteCase, sound: Site): Site {
  const pages = Object.entries(sound.pages).map(([path, page]): [string, SiteCase["pages"][string]] => {
    const isUntouched = faulty.pages[path] === page || typeof page === "string";
    return [path, isUntouched ? page : structuredClone(page)];
  });
  return { ...sound, pages: Object.fromEntries(pages) };
}
