import type { PageState } from "../collect/page-state.ts";
import type { HeadFacts, TextFacts } from "../page-facts.ts";
import type { PageResolver } from "../url/page-resolver.ts";

/** A page with more words has something to say before it sends anybody on. */
const MOST_WORDS = 30;
/** A longer script does other things too, so that the move may depend on them. */
const LONGEST_SCRIPT = 2_000;

const ASSIGNED = /\blocation(?:\.href)?\s*=\s*(["'`])([^"'`\s]{1,500})\1/g;
const CALLED = /\blocation\.(?:replace|assign)\(\s*(["'`])([^"'`\s]{1,500})\1\s*[,)]/g;
/** How Next.js writes a redirect into a page that was built beforehand. */
const BUILT = /\bNEXT_REDIRECT;(?:replace|push);([^;"'\\\s]{1,500});30\d\b/;

interface Evidence {
  readonly state: PageState;
  readonly head: HeadFacts;
  readonly text: TextFacts;
  readonly resolver: PageResolver;
}

/** Where a page without content of its own sends its visitors by a script, as a refresh tag would. */
export function readForwarding({ state, head, text, resolver }: Evidence): HeadFacts["refresh"] {
  if (head.refresh?.url != null || text.words > MOST_WORDS) return head.refresh;
  const target = builtTarget(state.inlineScripts) ?? scriptTarget(state);
  const url = target === null ? null : resolver.resolve(target);
  return url === null ? head.refresh : { seconds: 0, url, by: "script" };
}

function builtTarget(scripts: readonly string[]): string | null {
  for (const script of scripts) {
    const [, target] = BUILT.exec(script) ?? [];
    if (target !== undefined) return target;
  }
  return null;
}

/** Of a page that loads no other script: what would fill a page may also decide where visitors go. */
function scriptTarget({ scripts, inlineScripts }: PageState): string | null {
  if (scripts.some(({ async, defer, module }) => module || (!async && !defer))) return null;
  const short = inlineScripts.filter(({ length }) => length <= LONGEST_SCRIPT);
  const targets = short.flatMap((script) =>
    [...script.matchAll(ASSIGNED), ...script.matchAll(CALLED)].map(([, , target = ""]) => target),
  );
  // Several are a choice, mostly by language; the last is for everybody else.
  return targets.at(-1) ?? null;
}
