const PAGE = /^<!-- (?:on )?https?:/;
const COMMENT = /^<!--.*-->$/;

/**
 * Pages with something to paste before those where everything is still to write, so that the first work is done at once;
 * what begins with no page stays on top.
 */
export function readyFirst(code: string | null): string | null {
  if (code === null) return null;
  const sections = code.split(/\n\n(?=<!-- (?:on )?https?:)/);
  const onTop = sections.filter((section) => !PAGE.test(section));
  const pages = sections.filter((section) => PAGE.test(section));
  const [ready, open] = [pages.filter((section) => !isOpen(section)), pages.filter(isOpen)];
  return [...onTop, ...ready, ...open].join("\n\n");
}

const isOpen = (section: string): boolean =>
  section.split("\n").every((line) => COMMENT.test(line)) && /^<!-- (?:to write: |.*only you know it)/m.test(section);
