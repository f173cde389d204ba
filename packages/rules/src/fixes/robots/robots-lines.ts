import type { Fixer } from "../fixer.ts";
import type { EvidenceValue } from "../../verdict.ts";
import { refusingRule } from "../../reading/googlebot-access.ts";
import { isWholeAddress } from "../links/link-list.ts";
import type { SiteView } from "../../view/site-view.ts";
import { type Section, sectionsOf } from "../patches/fix.ts";
import type { Patch } from "../patches/patch.ts";
import { robotsLinePatch } from "../patches/site-patches.ts";

const MOST_LINES = 40;

/** Lines to add to the rules of one crawler, each once; null without any. */
export function inGroup(view: SiteView, agent: string, lines: readonly string[]): Section | null {
  const added = [...new Set(lines)].toSorted().slice(0, MOST_LINES);
  if (added.length === 0) return null;
  const patches = added.map((after) => robotsLinePatch(view, agent, { before: null, after }));
  const print = (kept: readonly Patch[]): string =>
    [
      `# add to the group "User-agent: ${agent}":`,
      ...added.filter((line) => kept.some(({ after }) => after?.endsWith(`\n${line}`))),
    ].join("\n");
  return [{ patches, print }];
}

/**
 * Allow lines for the files and pictures that the evidence names; longer than the rule that blocks them, so they win.
 * @param groupIn the group of robots.txt that the crawler obeys
 */
export const openFiles =
  <S extends EvidenceValue>(
    filesIn: (saw: S) => readonly string[],
    groupIn: (saw: S) => string = () => "*",
  ): Fixer<S> =>
  (cause, view) => {
    const [first] = cause.faults;
    const host = new URL(view.site.home).host;
    const files = cause.faults
      .flatMap(({ evidence }) => filesIn(evidence.saw))
      .filter(isWholeAddress)
      .map((url) => new URL(url))
      .filter((url) => url.host === host && /\.[a-z0-9]{2,5}$/i.test(url.pathname));
    return sectionsOf(
      inGroup(
        view,
        first === undefined ? "*" : groupIn(first.evidence.saw),
        pathsOf(files, view, first === undefined ? "*" : groupIn(first.evidence.saw)).map((path) => `Allow: ${path}`),
      ),
    );
  };

/** A name that a build makes anew with each change of the file. */
const HASHED = /(?=[a-z_-]*\d)[\da-z]{8,}/i;

/**
 * The folder that holds them all, where single names would not last or be many: no longer list of names does what it
 * does. Single files where the folder is no longer than the rule that closes it.
 */
function pathsOf(files: readonly URL[], view: SiteView, group: string): string[] {
  const paths = files.map(({ pathname }) => pathname);
  const fleeting = paths.some((path) => HASHED.test(path.replace(/^.*\//, "")));
  if (paths.length < 2 || !fleeting) return paths;
  const folders = paths.map((path) => path.split("/").slice(0, -1));
  const [first = []] = folders;
  const common = first.filter(
    (part, at) =>
      folders.every((parts) => parts.slice(0, at + 1).join("/") === first.slice(0, at + 1).join("/")) &&
      part !== undefined,
  );
  const folder = `${common.join("/")}/`;
  const closing = files.map(({ href }) => refusingRule(view.site.robots, href, group)?.path.length ?? 0);
  return folder.length > Math.max(...closing) ? [folder] : paths;
}
