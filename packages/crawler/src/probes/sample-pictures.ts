import { itemAt, type PageFacts } from "@audit/facts";
import { unseenPictures } from "./unseen-pictures.ts";

/** A picture, and a page that shows it. */
export interface PictureUse {
  readonly url: string;
  readonly from: string;
}

export interface PictureSample {
  note(page: PageFacts): void;
  /**
   * Those whose loss would show most: what many pages share, what previews and structured data name, then the first
   * ones of pages spread over the site. Before all of them those that are to be asked first.
   */
  most(most: number): readonly PictureUse[];
}

/** Of each page, in order: its leading picture is among the first. */
const FIRST_OF_PAGE = 4;
/** With the rows of alike pictures behind them, as of the dishes of a menu. */
const EACH_PAGE = 40;
/** Pictures that are remembered of a large site. */
const MOST_KNOWN = 2000;
/** So much of it the rows may take, or the first ones of later pages find no room. */
const MOST_OF_ROWS = 1000;
/** On so many pages a picture belongs to the layout. */
const SHARED_BY = 3;

interface Known extends PictureUse {
  from: string;
  pages: number;
  /** How many pictures stand before it on its page. */
  readonly place: number;
  /** Named to machines, and shown nowhere as far as was seen. */
  isHidden: boolean;
}

/** Remembers the pictures of each page on the site's own hosts while the crawl goes on. */
export function createPictureSample(
  isInternal: (url: string) => boolean,
  askFirst: ReadonlySet<string> = new Set(),
): PictureSample {
  const known = new Map<string, Known>();
  const remember = (given: Omit<Known, "pages">, mostKnown: number): void => {
    const before = known.get(given.url);
    if (before === undefined) {
      if (known.size < mostKnown || askFirst.has(given.url)) known.set(given.url, { ...given, pages: 1 });
      return;
    }
    before.pages++;
    if (before.isHidden && !given.isHidden) before.from = given.from;
    before.isHidden &&= given.isHidden;
  };
  const ownOnes = (urls: readonly (string | null)[]): readonly string[] => [
    ...new Set(urls.flatMap((url) => (url?.startsWith("http") === true && isInternal(url) ? [url] : []))),
  ];
  return {
    note(page) {
      const { url: from, images, isHtml, response, tech } = page;
      if (!isHtml || response.status !== 200 || tech.botWall !== null) return;
      const shown = ownOnes(images.list.map(({ url }) => url)).slice(0, EACH_PAGE);
      for (const [place, url] of shown.entries())
        remember({ url, from, place, isHidden: false }, place < FIRST_OF_PAGE ? MOST_KNOWN : MOST_OF_ROWS);
      const unseen = ownOnes(unseenPictures(page)).filter((url) => !shown.includes(url));
      for (const [place, url] of unseen.entries())
        remember({ url, from, place, isHidden: true }, place < FIRST_OF_PAGE ? MOST_KNOWN : MOST_OF_ROWS);
    },
    most(most) {
      const all = [...known.values()];
      const shared = all.filter(({ pages }) => pages >= SHARED_BY).toSorted((one, other) => other.pages - one.pages);
      const layout = shared.slice(0, Math.ceil(most / 4));
      const own = all.filter(({ pages }) => pages < SHARED_BY).toSorted((one, other) => one.place - other.place);
      const room = most - layout.length;
      const shown = own.filter(({ isHidden }) => !isHidden);
      // Half of the room is kept for what visitors see.
      const unseen = spread(
        own.filter((one) => one.isHidden),
        Math.max(Math.ceil(room / 2), room - shown.length),
      );
      const asked = all.filter(({ url }) => askFirst.has(url));
      const others = [...layout, ...unseen, ...spread(shown, room - unseen.length), ...shared.slice(layout.length)];
      return [...new Set([...asked, ...others])].slice(0, most).map(({ url, from }) => ({ url, from }));
    },
  };
}

/** First pictures of pages before second ones; where there are too many, some all over the site. */
function spread(pictures: readonly Known[], room: number): readonly Known[] {
  const first = pictures.filter(({ place }) => place === pictures[0]?.place);
  if (first.length <= room) return pictures.slice(0, room);
  return Array.from({ length: room }, (_, index) => itemAt(first, Math.floor((index * first.length) / room)));
}
