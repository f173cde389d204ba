import type { FoundForm } from "../collect/findings.ts";
import type { UnsentForms } from "../form-facts.ts";
import { maySend, takesOverForms } from "./may-send.ts";

const mostForms = 20;
const longestForm = 60_000;
const longestTag = 2000;
const mostScripts = 400_000;
const mostNamed = 8;

/** Attributes that say nothing of who takes what is filled in; any other may be a library's. */
const idle = /^(?:id|class|name|style|title|role|lang|dir|novalidate|autocomplete|aria-[\w-]+)$/;
/** Of a field or button: what gives the form away to somebody. */
const busy = /^(?:on\w+|form\w*|hx-.*|data-(?:hx|action|netlify|url|endpoint).*|[@:].*|v-.*|x-.*|ng-.*|\(.*)$/;
const textTypes = new Set(["", "text", "email", "tel"]);

/** The snippets that statistics tools give out; what they send is their own. */
const ofStatistics =
  /googletagmanager\.com|google-analytics\.com|connect\.facebook\.net|clarity\.ms|hotjar\.com|mc\.yandex\.ru|analytics\.tiktok\.com/;
const longestSnippet = 2000;

type Attributes = ReadonlyMap<string, string>;

function attributesOf(tag: string): Attributes {
  const found = new Map<string, string>();
  for (const [, name = "", value = ""] of tag
    .slice(0, longestTag)
    .matchAll(/([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g))
    found.set(name.toLowerCase(), value.replace(/^["']|["']$/g, "").trim());
  return found;
}

/** What stands between the tags of an element, each with its opening tag's attributes. */
function elementsOf(html: string, name: "form" | "script", most: number): { tag: Attributes; inner: string }[] {
  const open = new RegExp(`<${name}(?=[\\s>])([^>]*)>`, "gi");
  const close = new RegExp(`</${name}`, "gi");
  const found: { tag: Attributes; inner: string }[] = [];
  for (let match = open.exec(html); match !== null && found.length < most; match = open.exec(html)) {
    close.lastIndex = open.lastIndex;
    const end = close.exec(html)?.index;
    if (end === undefined) break;
    found.push({ tag: attributesOf(match[1] ?? ""), inner: html.slice(open.lastIndex, end) });
    open.lastIndex = end;
  }
  return found;
}

/** Whether a form says neither where it sends to nor that it posts to its own page. */
export const namesNobody = ({ action, post }: FoundForm): boolean => !post && (!action || action === "#");

/** The fields of a form that names nobody to send to; null where it may be sent after all, or asks for nothing in writing. */
function fieldsOf({ tag, inner }: { tag: Attributes; inner: string }): string[] | null {
  const action = tag.get("action") ?? "";
  const method = (tag.get("method") ?? "get").toLowerCase();
  if (inner.length > longestForm || (action !== "" && action !== "#") || method === "post") return null;
  if (tag.get("role") === "search") return null;
  for (const name of tag.keys()) if (name !== "action" && name !== "method" && !idle.test(name)) return null;
  const fields: string[] = [];
  let isWritten = false;
  let isSubmitted = false;
  for (const [, element = "", rest = ""] of inner.matchAll(/<(input|textarea|button)(?=[\s>/])([^>]*)>/gi)) {
    const attributes = attributesOf(rest);
    for (const name of attributes.keys()) if (busy.test(name)) return null;
    const kind = (attributes.get("type") ?? "").toLowerCase();
    const isArea = element.toLowerCase() === "textarea";
    if (kind === "password" || kind === "search") return null;
    if (element.toLowerCase() === "button" ? kind === "" || kind === "submit" : kind === "submit" || kind === "image")
      isSubmitted = true;
    else if (isArea || (element.toLowerCase() === "input" && textTypes.has(kind))) {
      isWritten ||= isArea || kind === "email" || kind === "tel";
      fields.push(attributes.get("name") ?? attributes.get("id") ?? attributes.get("placeholder") ?? "");
    }
  }
  return isWritten && isSubmitted && fields.length > 1 ? fields : null;
}

/**
 * Forms of a page that ask in writing and name nobody to send to, and what the page's own scripts could do about it. Null
 * without any. Forms that post to their own page are the server's.
 */
export function readUnsentForms(html: string): UnsentForms | null {
  const plain = html.includes("<!--") ? html.replace(/<!--[^]*?-->/g, "") : html;
  const unsent = elementsOf(plain, "form", mostForms).flatMap((form) => {
    const fields = fieldsOf(form);
    return fields === null ? [] : [fields];
  });
  const [first] = unsent;
  if (first === undefined) return null;
  const scripts = elementsOf(plain, "script", Number.POSITIVE_INFINITY).flatMap(({ tag, inner }) =>
    tag.has("src") || /json|template/.test(tag.get("type") ?? "") ? [] : [inner],
  );
  const own = scripts.filter((text) => text.length > longestSnippet || !ofStatistics.test(text));
  const isLong = own.reduce((sum, text) => sum + text.length, 0) > mostScripts;
  return {
    count: unsent.length,
    fields: first.filter((name) => name !== "").slice(0, mostNamed),
    maySend: isLong || own.some(maySend),
    takesOver: own.some(takesOverForms),
  };
}
