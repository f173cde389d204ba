import { describe, expect, it } from "vitest";
import { factsOf } from "../testing/capture-of.ts";

describe("headings", () => {
  it("gives the DOM's text and keeps alt texts apart", () => {
    const { headings } = factsOf("<main><h1> Big \n <em>sale</em><img alt=now></h1><h3>a<br>b</h3></main>");
    expect(headings).toEqual([
      { level: 1, text: "Big sale", imageAlt: "now", region: "main" },
      { level: 3, text: "ab", imageAlt: "", region: "main" },
    ]);
  });
});

describe("images", () => {
  it("finds what inline styles draw behind elements, by its place among the images", () => {
    const { images } = factsOf(
      `<main><img src=a><div style="background-image:url('/hero.jpg')"></div><a href=/b><b style="--hero: url(/card.jpg)">b</b></a><p style="color:red"></p></main>`,
    );
    expect(images.backgrounds).toEqual([
      { url: "https://shop.example/hero.jpg", region: "main", after: 1 },
      { url: "https://shop.example/card.jpg", region: "main", after: 1, leadsOn: true },
    ]);
  });

  it("tells no alt from a blank one", () => {
    const { images } = factsOf('<img src=a><img src=b alt=""><img src=c alt=" "><img src=d alt="d">');
    expect([images.total, images.noAlt, images.emptyAlt]).toEqual([4, 1, 2]);
  });

  it("reads size, loading and what surrounds the image", () => {
    const { images } = factsOf(
      '<a href=/x><picture><img src="data:x" alt=x width="100px" height="50%" loading=LAZY srcset="a 1x"></picture></a>',
    );
    expect(images.list[0]).toEqual({
      src: "data:x",
      url: null,
      alt: "x",
      width: 100,
      height: null,
      loading: "lazy",
      fetchpriority: null,
      hasSrcset: true,
      inLink: true,
      leadsOn: true,
      inPicture: true,
      region: "body",
    });
  });
});

describe("pictures in links", () => {
  it("are cards where the link leads to another page, not where it opens the picture or has no address", () => {
    const { images, outline } = factsOf(
      '<a href="/lamp"><img src="/lamp.jpg"></a><a href="/big.webp?v=1"><img src="/small.webp"></a><a href=""><img src="/own.jpg"></a><img src="">',
    );
    expect(images.list.map(({ leadsOn }) => leadsOn === true)).toEqual([true, false, false, false]);
    expect(outline.pictures.map(({ url }) => new URL(url).pathname)).toEqual(["/lamp.jpg", "/small.webp", "/own.jpg"]);
  });
});

describe("pictures without alt", () => {
  it("stand with the words of their link or the heading of their card, a gallery with none", () => {
    const { images } = factsOf(
      "<a href=/a><img src=a.jpg> Linen shirts</a><div><img src=b.jpg><span>New</span><h3>Wool coats</h3></div><div><img src=c.jpg><img src=d.jpg><h2>Our shop</h2></div><img src=e.jpg alt=E><h2>E</h2>",
    );
    expect(images.list.map(({ beside }) => beside)).toEqual([
      "Linen shirts",
      "Wool coats",
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("links", () => {
  it("resolves, trims and labels them in order, areas included", () => {
    const { links } = factsOf(
      '<nav><a href=" /a#top " rel="NoFollow sponsored">A <b>b</b></a></nav><a href="mailto:x@y.example">m</a><a href=/c><img alt=C></a><map><area href=/d alt=D></map><a>none</a>',
    );
    expect(links).toEqual([
      {
        href: "/a#top",
        url: "https://shop.example/a",
        text: "A b",
        label: "",
        rel: ["nofollow", "sponsored"],
        region: "nav",
      },
      { href: "mailto:x@y.example", url: null, text: "m", label: "", rel: [], region: "body" },
      { href: "/c", url: "https://shop.example/c", text: "", label: "C", rel: [], region: "body" },
      { href: "/d", url: "https://shop.example/d", text: "", label: "D", rel: [], region: "body" },
    ]);
  });

  it("prefers aria-label over images and title", () => {
    const { links } = factsOf('<a href=/ aria-label="Cart" title=t><img alt=i></a><a href=/ title="Help"></a>');
    expect(links.map((link) => link.label)).toEqual(["Cart", "Help"]);
  });

  it("reads a link within a link, and what stands behind it in the outer one", () => {
    const { links, images } = factsOf(
      "<a href=/out title=O>A <table><tr><td><a href=/in title=I>buy now</a></table> add to cart <img src=/i.png alt=pic></a>",
    );
    expect(links.map(({ text, label }) => [text, label])).toEqual([
      ["A buy now add to cart", "pic"],
      ["buy now", "I"],
    ]);
    expect(images.list[0]!.inLink).toBe(true);
  });
});

describe("regions", () => {
  it("are what custom elements say by their role", () => {
    const { structure, links } = factsOf(
      "<!doctype html><shop-bar role=navigation><a href=/a>A</a></shop-bar><shop-page role=main>Tea <a href=/b>B</a></shop-page><a href=/c>C</a>",
    );
    expect(structure).toMatchObject({ hasMain: true, hasNav: true });
    expect(links.map((link) => link.region)).toEqual(["nav", "main", "body"]);
  });

  it("takes header and footer for the page's own only outside sections", () => {
    const { links } = factsOf(
      "<header><a href=/1>1</a><nav><a href=/2>2</a></nav></header><main><article><header><a href=/3>3</a></header></article></main><footer><a href=/4>4</a></footer><div role=navigation><a href=/5>5</a></div>",
    );
    expect(links.map((link) => link.region)).toEqual(["header", "nav", "main", "footer", "nav"]);
  });
});

describe("text", () => {
  it("counts words of visible text, main text apart", () => {
    const { text } = factsOf(
      "<nav>one two</nav><main><p>three, <b>fo</b>ur</p><script>no</script><p>five – 6</p></main><footer>seven</footer>",
    );
    expect([text.words, text.mainWords, text.main]).toEqual([7, 4, "three, four five – 6"]);
    expect(text.paragraphs).toEqual(["three, four", "five – 6"]);
  });

  it("counts two characters of unspaced scripts as a word", () => {
    expect(factsOf("<p>日本語の文章 ok</p>").text.words).toBe(4);
  });

  it("gives one hash to the same words and close SimHashes to close texts", () => {
    const words = Array.from({ length: 200 }, (_, index) => `word${index}`);
    const a = factsOf(`<p>${words.join(" ")}</p>`).text;
    const same = factsOf(`<div>${words.join("\n").toUpperCase()}</div><nav>other</nav>`).text;
    const close = factsOf(`<p>${words.join(" ")} more</p>`).text;
    const far = factsOf(`<p>${words.toReversed().join(" ")}</p>`).text;
    expect(same.hash).toBe(a.hash);
    expect(close.hash).not.toBe(a.hash);
    expect(distance(a.simhash, close.simhash)).toBeLessThanOrEqual(6);
    expect(distance(a.simhash, far.simhash)).toBeGreaterThan(12);
  });
});

function distance(a: string, b: string): number {
  const bits = (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2);
  return bits.replaceAll("0", "").length;
}

describe("structure", () => {
  it("tells data tables from layout, and counts lists", () => {
    const { structure } = factsOf(
      "<table><tr><td>1</table><table><tr><th>a<td>b</table><table><tr><td>1<td>2<tr><td>3<td>4</table><ul></ul><ol></ol>",
    );
    expect([structure.tables, structure.lists, structure.orderedLists]).toEqual([2, 2, 1]);
  });

  it("gives one shape to pages of one layout", () => {
    const page = (cards: number): string =>
      `<main><h1>x</h1><ul>${"<li><div><h3>a</h3></div></li>".repeat(cards)}</ul></main>`;
    expect(factsOf(page(2)).structure.shape).toBe(factsOf(page(9)).structure.shape);
    expect(factsOf(page(2)).structure.shape).not.toBe(
      factsOf("<main><article><h1>x</h1></article></main>").structure.shape,
    );
  });

  it("lists ids used twice and parts kept from snippets", () => {
    const { structure } = factsOf("<p id=a>x</p><p id=a>y</p><p id=b>z</p><div data-nosnippet>not <b>this</b></div>");
    expect([structure.duplicateIds, structure.nosnippet]).toEqual([["a"], ["not this"]]);
  });
});

describe("forms", () => {
  it("finds controls without a name and buttons without text", () => {
    const { forms } = factsOf(
      '<form action="http://shop.example/send"><label for=a>A</label><input id=a><label>B <input></label><input name=c><input aria-label=d><select name=e></select><input type=hidden><button></button><button><svg><title>Go</title></svg></button><button><img alt=x></button></form>',
    );
    expect(forms.unlabelled).toEqual(['input[name="c"]', 'select[name="e"]']);
    expect([forms.total, forms.namelessButtons, forms.insecure]).toEqual([1, 1, ["http://shop.example/send"]]);
  });

  it("leaves out traps for robots, and knows which fields have a label beside them", () => {
    const { forms } = factsOf(
      '<form><input name="_gotcha"><div style="position:absolute;left:-9999px"><input name=website></div><label>Your town</label><input name=town><input name=mail placeholder=Mail></form>',
    );
    expect([forms.unlabelled, forms.labelBeside]).toEqual([
      ['input[name="town"]', 'input[name="mail"]'],
      ['input[name="town"]'],
    ]);
  });

  it("takes no label from before the form, or from far away, for the field's", () => {
    const far = "<p>Tell us where you live, so that we can bring it to you.</p>";
    const { forms } = factsOf(
      `<label>Share</label><form><input name=mail></form><form><label>Town</label>${far}<input name=town></form>`,
    );
    expect(forms.labelBeside).toBeUndefined();
    expect(forms.hints).toEqual(["", ""]);
  });

  it("reads the words directly before a field, and the label behind a box to tick", () => {
    const { forms } = factsOf(
      "<form><h3>Write to us</h3><input name=a><div>Jméno</div><input name=b placeholder=John><span>Quantity:</span><button>-</button><input name=c><p>Tell us in a few words of yours what you would like to have.</p><textarea name=d></textarea><input type=checkbox name=e><label>I agree to the <a href=/t>terms</a>.</label><p><input type=checkbox name=f></p><label>Name</label><input name=g></form>",
    );
    expect(forms.beside).toEqual(["", "Jméno", "Quantity:", "", "", "", ""]);
    expect(forms.labelBeside).toEqual(['input[type="checkbox"][name="e"]', 'input[name="g"]']);
    expect(forms.hints.slice(4)).toEqual(["I agree to the terms.", "", "Name"]);
  });

  it("takes words before the first field where a link without words stands before the form", () => {
    const { forms } = factsOf(
      "<p>Call</p><p><a href=/x><svg></svg></a></p><form><div>Jméno</div><input name=a></form>",
    );
    expect(forms.beside).toEqual(["Jméno"]);
  });

  it("tells a field without a name by the grey words inside", () => {
    const { forms } = factsOf("<input placeholder='Your town'><input placeholder='a \"b\"'><select></select>");
    expect(forms.unlabelled).toEqual(['input[placeholder="Your town"]', "input", "select"]);
  });

  it("knows a search field and a password", () => {
    const { forms } = factsOf("<form role=search><input name=x></form><form><input type=password></form>");
    expect([forms.hasSearch, forms.hasPassword]).toEqual([true, true]);
  });
});

describe("resources", () => {
  it("lists scripts, styles, frames and insecure parts", () => {
    const { resources } = factsOf(
      '<!doctype html><html><head><script src=/a.js async></script><script type=module src=/b.js></script><link rel=stylesheet href=/c.css><style>p{}</style></head><body><script>var ä</script><iframe src="https://www.youtube.com/embed/x" title=" Film "></iframe><iframe aria-label=Map></iframe><img src="http://x.example/i.png" alt></body>',
    );
    expect(resources.scripts.map(({ url, inHead, async, module }) => [url, inHead, async, module])).toEqual([
      ["https://shop.example/a.js", true, true, false],
      ["https://shop.example/b.js", true, false, true],
    ]);
    expect(resources.styles.map((style) => style.url)).toEqual(["https://shop.example/c.css"]);
    expect([resources.inlineScriptBytes, resources.inlineStyleBytes]).toEqual([6, 3]);
    expect(resources.iframes.map(({ title }) => title)).toEqual(["Film", "Map"]);
    expect(resources.videos).toEqual([{ url: "https://www.youtube.com/embed/x", from: "iframe" }]);
    expect(resources.insecure).toEqual([{ tag: "img", url: "http://x.example/i.png" }]);
  });
});

describe("what is hidden or broken", () => {
  it("keeps texts that an inline style or the hidden attribute takes away, with the links that lead elsewhere", () => {
    const { text } = factsOf(
      '<p style="display:none">first hidden text here <a href="https://other.example/">out</a></p><div hidden><p style="font-size:0">second hidden text here</p></div><p style="position:absolute;left:-9999px">third hidden text here</p><p style="color:#fff;background:#FFF">fourth hidden text here</p><p style="font-size:0.9em;opacity:0.5;left:-10px">all of this is seen</p><p style="display:none">short</p>',
    );
    expect(text.concealed).toEqual([
      { how: "not displayed", text: "first hidden text here out", outbound: 1 },
      { how: "not displayed", text: "second hidden text here", outbound: 0 },
      { how: "off-screen", text: "third hidden text here", outbound: 0 },
      { how: "same colour", text: "fourth hidden text here", outbound: 0 },
    ]);
  });

  it("counts what only looks like a button, pictures without an image, quotations, code and second bodies", () => {
    const { forms, images, structure } = factsOf(
      '<body><div onclick="go()">Buy</div><div role=button onclick="go()">Buy</div><button onclick="go()">Show more</button><picture><source srcset=a.webp></picture><picture><source srcset=a.webp><img src=a.jpg alt=a></picture><picture><noscript><img src=b.jpg></noscript></picture><blockquote>A</blockquote><q>B</q><pre><code>d</code></pre><body><p>C</p>',
    );
    expect([forms.fakeButtons, forms.loadMore, images.picturesWithoutImage]).toEqual([1, "Show more", 1]);
    expect([structure.quotations, structure.codes, structure.repeated]).toEqual([2, 2, ["body"]]);
  });

  it("reads where a click leads that opens an address", () => {
    const { forms } = factsOf(
      `<body><img class=logo onclick="window.location.href='/'"><div class="card big" onclick="location = '/shop';"><i onclick="open(this)">x</i><p class=made onclick="location.href='/p/' + id">y</p></div>`,
    );
    expect(forms.fakeLinks).toEqual([
      { kind: "img.logo", to: "/" },
      { kind: "div.card", to: "/shop" },
    ]);
  });

  it("names secrets in scripts by their first characters only", () => {
    const key = `sk_live_${"a1B2".repeat(6)}`;
    const { resources } = factsOf(`<script>var stripe = "${key}", pub = "pk_live_${"a1B2".repeat(6)}";</script>`);
    expect(resources.secrets).toEqual([{ kind: "Stripe secret key", masked: "sk_live_…" }]);
  });
});

describe("common class names", () => {
  const page = (rare: number): string =>
    Array.from({ length: 80 }, (_, index) => `<p class="often c${80 - index}"></p>`).join("") +
    '<p class="z"></p>'.repeat(rare);
  const tokens = (rare: number): readonly string[] => factsOf(page(rare)).structure.classTokens;

  it("are the 60 seen most, of equal ones the first by name", () => {
    expect(tokens(2)).toHaveLength(60);
    expect(tokens(2)).toEqual(expect.arrayContaining(["often", "z", "c1", "c61"]));
  });

  it("are others where the same names count otherwise", () => {
    expect(tokens(1)).not.toContain("z");
    expect(tokens(3)).toContain("z");
  });
});
