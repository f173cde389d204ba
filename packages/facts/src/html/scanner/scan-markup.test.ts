import { propertyRuns } from "@audit/testkit/test-seed";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attributeCount, attributeNames, hasAttribute, readAttribute } from "../attribute-table.ts";
import type { MarkupSink } from "../markup-sink.ts";
import { parseWithParse5 } from "../parse5-source.ts";
import { tags } from "../tags.ts";
import { scanMarkup } from "./scan-markup.ts";

type Event = string;

/** Writes events down; text outside body is left out, as nothing reads it, and neighbouring pieces are joined. */
function record(): { sink: MarkupSink; events: Event[] } {
  const events: Event[] = [];
  let body = 0;
  let depth = 0;
  const sink: MarkupSink = {
    doctype: (name, publicId, systemId) => events.push(`doctype ${name} ${publicId} ${systemId}`),
    open(tag, nameHash, html, attributes) {
      depth++;
      if (body === 0 && tags.names[tag] === "body") body = depth;
      const seen: string[] = [];
      for (let id = 1; id < attributeCount; id++) {
        if (hasAttribute(attributes, id)) seen.push(`${attributeNames.names[id]}=${readAttribute(attributes, id)}`);
      }
      events.push(`open ${tags.names[tag]} ${nameHash} ${html} ${html ? seen.join("|") : ""}`);
    },
    close() {
      if (depth === body) body = 0;
      depth--;
      events.push("close");
    },
    text(bytes, from, to) {
      const text = bytes.toString("utf8", from, to);
      if (body === 0 && text.trim() === "") return;
      if (events.at(-1)?.startsWith("text ") === true) events[events.length - 1] += text;
      else if (text !== "") events.push(`text ${text}`);
    },
    headBrokenBy: (name) => events.push(`broken ${name}`),
    repeated: (name) => events.push(`repeated ${name}`),
  };
  return { sink, events };
}

function scanned(html: string): Event[] | null {
  const { sink, events } = record();
  return scanMarkup(Buffer.from(html), sink) ? events : null;
}

function parsed(html: string): Event[] {
  const { sink, events } = record();
  parseWithParse5(html, sink);
  return events;
}

const voids = "br img hr input meta link area wbr".split(" ");
const names = [
  ..."div p span a b i em li ul ol dl dt dd h1 h2 table tbody tr td th thead caption colgroup form button select option optgroup section article header footer nav main aside svg path g pre ruby rt object label fieldset figure blockquote details summary center font address template noscript iframe x-card".split(
    " ",
  ),
  ...voids,
];
const rawNames = ["script", "style", "title", "textarea"];

const attributeText = fc.constantFrom(
  "",
  ' class="a b"',
  " id=x",
  " href='/p?a=1&amp;b=2'",
  ' href="/p?a=1&copy=2"',
  " hidden",
  ' alt=""',
  " type=hidden",
  " CLASS=Up data-x='>'",
  ' title="é–😀"',
  " =odd",
  " a/b",
  ' class="first" class="second"',
  "/",
);
const text = fc.constantFrom(
  "word",
  " ",
  "\n",
  "a &amp; b",
  "5 < 6",
  "&nbsp;",
  "é–😀",
  "&notit;",
  "&#x80;",
  "& ",
  "19,90 €",
  "<3",
  "</>",
  "<?x?>",
  "<!x>",
  "<!-- c -->",
  "<!-->",
  "<!--a--!>",
  "\r\n",
);
const start = fc.tuple(fc.constantFrom(...names), attributeText).map(([name, more]) => `<${name}${more}>`);
const end = fc.constantFrom(...names).map((name) => `</${name}>`);
const raw = fc.constantFrom(...rawNames).map((name) => `<${name}>x < y &amp; <b> </div> <!-- </${name} >`);
const soup = fc.array(
  fc.oneof({ weight: 5, arbitrary: start }, { weight: 5, arbitrary: end }, { weight: 3, arbitrary: text }, raw),
  {
    maxLength: 14,
  },
);

/** Mostly well nested, with a little disorder: such documents are what the scanner accepts. */
const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  tree: fc.array(tie("node"), { maxLength: 4 }).map((parts) => parts.join("")),
  node: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    text,
    fc.tuple(fc.constantFrom(...voids), attributeText).map(([name, more]) => `<${name}${more}>`),
    fc
      .tuple(fc.constantFrom(...names), attributeText, tie("tree"), fc.boolean())
      .map(
        ([name, more, inside, closed]) =>
          `<${name}${more}>${inside}${closed || !/^(li|p|td|tr|dd|dt|option)$/.test(name) ? `</${name}>` : ""}`,
      ),
    raw,
  ),
}));

const page = (prefix: string, body: string): string => `${prefix}${body}`;
const prefix = fc.constantFrom(
  "",
  "<!doctype html>",
  "<!DOCTYPE html><html lang=en><head><title>t</title></head><body>",
  "<!doctype html><head><meta charset=utf-8>",
  '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><body>',
  "<html><head></head><script></script><body class=x>",
  "<html><meta charset=utf-8><head><title>t</title>",
  "<link rel=icon href=/i></head><head>",
  "<!doctype html><body><table><tr><td>",
  "<!doctype html><body><p>",
  "<!doctype html><body><svg><title>t</title>",
);

function expectSame(html: string): boolean {
  const own = scanned(html);
  if (own !== null) expect(own).toEqual(parsed(html));
  return own !== null;
}

describe("scanMarkup", () => {
  it("tells any tag soup as parse5 does, or gives up", () => {
    let taken = 0;
    fc.assert(
      fc.property(prefix, soup, (before, parts) => {
        if (expectSame(page(before, parts.join("")))) taken++;
      }),
      propertyRuns(3000),
    );
    expect(taken).toBeGreaterThan(300);
  });

  it("tells nested documents as parse5 does, and takes most of them", () => {
    let taken = 0;
    fc.assert(
      fc.property(prefix, tree, (before, body) => {
        if (expectSame(page(before, body))) taken++;
      }),
      propertyRuns(2000),
    );
    expect(taken).toBeGreaterThan(700);
  });

  it.each([
    [
      "closes list items, paragraphs and cells whose end tags are left out",
      "<ul><li>a<li>b<p>c<p>d</ul><table><tr><td>1<td>2<tr><td>3</table>",
    ],
    ["closes a paragraph before a block", "<p>a<div>b</div><p>c<h2>d</h2>"],
    ["ignores end tags of what isn't open", "<div></span></p></div></div></section>x"],
    [
      "puts what follows the end of body into body",
      "<!doctype html><html><head></head><body><p>a</p></body></html><script>b</script>",
    ],
    ["reads a script whose comment hides an end tag", "<body><script><!-- <script> </script> --></script><p>x"],
    ["keeps the head open until body begins", "<head><title>a</title></head><script>b</script><body>c"],
    [
      "reads a head that its elements stand in front of",
      "<html><meta name=a><!-- c --><head><title>b</title></head><body>c",
    ],
    ["takes a second form inside a form for nothing", "<form><input><form><p>x</form>y"],
    ["reads svg with its title", "<button><svg><title>Cart</title><path d='M0'/></svg></button>"],
    ["takes unknown elements as they come", "<my-card><p>x</my-card>"],
  ])("%s", (_promise, html) => {
    expect(scanned(html)).toEqual(parsed(html));
  });

  it.each([
    ["formatting that overlaps", "<p><b>a<i>b</b>c</i></p>"],
    ["a link inside a link", "<a href=/1>a<a href=/2>b</a>"],
    ["text between table rows", "<table><tr>x<td>y</table>"],
    ["frames", "<html><frameset><frame></frameset>"],
    ["a second head", "<html><head><meta name=a><head><title>b</title></head><body>c"],
    ["html inside svg", "<svg><foreignObject><p>x</p></foreignObject></svg>"],
    ["a head that goes on behind its end", "<html><head><div>x</div><meta name=a></head><body>y"],
  ])("gives up on %s", (_what, html) => {
    expect(scanned(html)).toBeNull();
  });
});
