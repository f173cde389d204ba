import { belowHeading } from "./below-heading.ts";
import type { OutlinePicture, OutlineText } from "../outline/page-outline.ts";
import type { PageFacts } from "../page-facts.ts";
import type { MarkedProduct } from "./read-product-markup.ts";
import type { Shared } from "./site-meaning.ts";

const mostText = 400;

/** What a page says below its heading where cards of other pages repeat it; a notice stands there on all pages. */
const ofHeading = (outline: PageFacts["outline"], shared: Shared): readonly OutlineText[] =>
  belowHeading(outline).filter(({ key }) => !shared.lead(key));

/** The first running texts of the content that other pages don't have, and where there are none those that they have. */
export function readMainText({ outline }: PageFacts, shared: Shared): string | null {
  const own = outline.texts.filter(({ key }) => !shared.text(key));
  const behind = own.filter(({ at }) => outline.headingAt === null || at >= outline.headingAt);
  const texts = behind.length > 0 ? behind : own.length > 0 ? own : ofHeading(outline, shared);
  if (texts.length === 0) return null;
  const joined = texts.map(({ text }) => text).join(" ");
  return joined.length <= mostText ? joined : joined.slice(0, mostText);
}

const fileOf = (url: string): string => URL.parse(url)?.pathname.split("/").at(-1)?.toLowerCase() ?? url;
const drawing = /\.svg(?:$|[?#])/i;

/** The picture of the page's main thing that is seen first: the marked-up one where the page shows it, else its first large one. */
export function readMainImage(page: PageFacts, marked: MarkedProduct | null, shared: Shared): string | null {
  const { outline, head } = page;
  const own = outline.pictures.filter(
    ({ url, small }) => !small && !shared.icon(url) && !drawing.test(url) && !shared.picture(url),
  );
  const named = [marked?.image, head.openGraph["og:image"]].flatMap((url) => (url ? [fileOf(url)] : []));
  const isNamed = ({ url }: OutlinePicture): boolean => named.includes(fileOf(url));
  const shown = own.find((picture) => !picture.list && isNamed(picture)) ?? own.find(isNamed);
  const first = own.find(({ list }) => !list);
  return (shown ?? first)?.url ?? null;
}
