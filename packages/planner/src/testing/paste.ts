import { jsonLdScript, type Json } from "@audit/rules/escape/json-script";
import type { Patch } from "@audit/rules/fixes/patches/patch";

/** The code, with the whole of each block of which it names the changed lines alone. */
export function withWholeBlocks(code: string, patches: readonly Patch[]): string {
  const blocks = patches.flatMap(({ op, before, after }) =>
    op === "jsonld" && before !== null && after !== null ? [jsonLdScript(JSON.parse(after) as Json)] : [],
  );
  return [code, ...blocks.filter((block) => !code.includes(block))].join("\n");
}

const LD_JSON = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/**
 * The page with the code pasted as the steps tell: it replaces what it stands for. Comments, which carry advice, go;
 * text where a page lacks it goes to the end of main.
 */
export function pasted(page: string, code: string): string {
  const bare = code.replace(/<!--[\s\S]*?-->\s*/g, "");
  let html = page;
  const blocks = bare.match(LD_JSON) ?? [];
  if (blocks.length > 0) {
    const other = /\s(itemscope|(?:itemprop|itemtype|typeof|vocab)="[^"]*")/g;
    html = html.replace(LD_JSON, "").replace(other, "");
  }
  const head: string[] = [...blocks];
  for (const tag of bare.replace(LD_JSON, "").match(/<(title>[\s\S]*?<\/title|meta [^>]*|link [^>]*)>/g) ?? []) {
    html = html.replace(replacedBy(tag), "");
    head.push(tag);
  }
  const [lang] = bare.match(/<html [^>]*>/) ?? [];
  if (lang) html = html.replace(/<html[^>]*>/, lang);
  const inHead = html.includes("</head>")
    ? html.replace("</head>", () => `${head.join("\n")}</head>`)
    : head.join("\n") + html;
  const text = bare.match(/<(p|ul|table)\b[\s\S]*<\/\1>/)?.[0] ?? "";
  const withText = inHead.replace("</main>", () => `${text}</main>`);
  const [heading] = bare.match(/<h1>[\s\S]*?<\/h1>/) ?? [];
  if (!heading) return withText;
  return withText.replace(/<h1[\s\S]*?<\/h1>/g, "").replace(/<main>|<body>/, (main) => main + heading);
}

/** What a head tag stands for on the page. */
function replacedBy(tag: string): RegExp {
  if (tag.startsWith("<title")) return /<title>[\s\S]*?<\/title>/g;
  const [, key = ""] = /(?:name|property|rel)="([^"]*)"/.exec(tag) ?? [];
  const hreflang = /hreflang="([^"]*)"/.exec(tag) ? "alternate" : null;
  const name = (hreflang ?? key).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`<(meta|link)\\b[^>]*=\\s*["']?${name}["'\\s>][^>]*>?`, "gi");
}
