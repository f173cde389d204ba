import { itemAt, type PageFacts } from "@audit/facts";
import { cutAtWord } from "../../escape/plain.ts";
import { entities, hasImage, nested, said } from "../../view/entities.ts";
import { pageName } from "../../view/page-name.ts";
import { productWords } from "../../view/product-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { isOfferable } from "../../reading/asked-pictures.ts";
import { sameName } from "../../reading/site-names.ts";
import { fillIn } from "../fixer.ts";
import { withAuthorPages } from "./author-markup.ts";
import { nameOfSite } from "./organization-markup.ts";
import { jsonOf, withContext, type JsonObject } from "./json-of.ts";

const ARTICLES = ["Article", "BlogPosting", "NewsArticle", "TechArticle", "Report", "ScholarlyArticle"] as const;

const dateOf = (page: PageFacts, role: "published" | "modified"): string | undefined =>
  page.dates.find((date) => date.role === role)?.iso;

const metaAuthor = (page: PageFacts): string | undefined =>
  page.head.metas.find((meta) => meta.key === "author" && isName(meta.content))?.content;

/** Some systems put the file or an address where the name of the author belongs. */
const isName = (text: string): boolean => /\p{L}/u.test(text) && !/[@/\\]|\.\w{2,5}$/.test(text.trim());

/** Who publishes a text stands for it where nobody is named; a person without a name has one that only the owner knows. */
function authorOf(name: string | undefined, isPerson: boolean, view: SiteView): JsonObject {
  if (name === undefined && isPerson) return { "@type": "Person", name: fillIn("name of the author") };
  return name === undefined || sameName(name, view.name)
    ? { "@type": "Organization", name: nameOfSite(view), url: view.site.home }
    : { "@type": "Person", name };
}

/** The article's markup, completed by what the page shows: heading, dates, author, picture. */
export function articleMarkup(page: PageFacts, view: SiteView): JsonObject {
  const item = entities(page, ...ARTICLES)[0];
  const present: JsonObject = item ? jsonOf(item) : { "@type": "Article" };
  const author = said(nested(item, "author")[0], "name") ?? said(item, "author") ?? metaAuthor(page);
  const { images } = productWords(page, view);
  const published = dateOf(page, "published") ?? said(item, "datePublished");
  const modified = dateOf(page, "modified") ?? said(item, "dateModified");
  return withContext({
    ...present,
    headline: said(item, "headline") ?? cutAtWord(pageName(page, view) ?? fillIn("headline"), 110),
    image: hasImage(item)
      ? present["image"]
      : images.length > 0
        ? [...images]
        : (previewPicture(page, view) ?? fillIn("address of the picture")),
    datePublished: published ?? fillIn("date of publication, e.g. 2026-01-31"),
    // A change before the publication is a mistake; without it the publication counts.
    dateModified: modified && (!published || modified >= published) ? modified : undefined,
    author: withAuthorPages(
      said(item, "author") ? present["author"] : authorOf(author, nested(item, "author").length > 0, view),
    ),
    publisher: present["publisher"] ??
      sisterPublisher(view) ?? { "@type": "Organization", name: nameOfSite(view), url: view.site.home },
  });
}

/** The picture of the page's preview, where it is none that most pages show. */
function previewPicture(page: PageFacts, view: SiteView): string | null {
  const written = page.head.openGraph["og:image"] ?? "";
  const url = written === "" ? null : URL.parse(written, page.url);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const alike = view.served.filter(
    (index) => itemAt(view.site.pages, index).head.openGraph["og:image"] === written,
  ).length;
  return alike > MOST_ALIKE || !isOfferable(url.href, view.site.probes) ? null : url.href;
}

const MOST_ALIKE = 2;

const publishers = new WeakMap<SiteView, JsonObject | null>();

/** Who publishes, in the words of the other articles' markup. */
function sisterPublisher(view: SiteView): JsonObject | null {
  const known = publishers.get(view);
  if (known !== undefined) return known;
  const named = view.served
    .map((index) => itemAt(view.site.pages, index))
    .filter(({ kind }) => kind === "article")
    .slice(0, MOST_READ)
    .flatMap((page) => nested(entities(page, ...ARTICLES)[0], "publisher").map((one) => jsonOf(one)));
  const [most] = [...Map.groupBy(named, (one) => JSON.stringify(one)).values()].toSorted((a, b) => b.length - a.length);
  const found = most !== undefined && most.length > 1 ? (most[0] ?? null) : null;
  publishers.set(view, found);
  return found;
}

const MOST_READ = 100;
