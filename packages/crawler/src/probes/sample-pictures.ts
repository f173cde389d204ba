import { itemAt, type PageFacts } from "@audit/facts";

/** A picture, and a page that shows it. */
export interface PictureUse {
  readonly url: string;
  readonly from: string;
}

export interface PictureSample {
  note(page: PageFacts): void;
  /** Those whose loss would show most: what many pages share, then the first ones of pages spread over the site. */
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
  pages: number;
  /** How many pictures stand before it on its page. */
  readonly place: number;
}

/** Remembers the first pictures of each page on the site's own hosts while the crawl goes on. */
export function createPictureSample(isInternal: (url: string) => boolean): PictureSample {
  const known = new Map<string, Known>();
  return {
    note({ url: from, images, isHtml, response, tech }) {
      if (!isHtml || response.status !== 200 || tech.botWall !== null) return;
      const urls = images.list.flatMap(({ url }) => (url?.startsWith("http") && isInternal(url) ? url : []));
      for (const [place, url] of [...new Set(urls)].slice(0, EACH_PAGE).entries()) {
        const before = known.get(url);
        if (before !== undefined) before.pages++;
        else if (known.size < (place < FIRST_OF_PAGE ? MOST_KNOWN : MOST_OF_ROWS))
          known.set(url, { url, from, place, pages: 1 });
      }
    },
    most(most) {
      const all = [...known.values()];
      const shared = all.filter(({ pages }) => pages >= SHARED_BY).toSorted((one, other) => other.pages - one.pages);
      const layout = shared.slice(0, Math.ceil(most / 4));
      const own = all.filter(({ pages }) => pages < SHARED_BY).toSorted((one, other) => one.place - other.place);
      const room = most - layout.length;
      return [...layout, ...spread(own, room)].map(({ url, from }) => ({ url, from }));
    },
  };
}

/** First pictures of pages before second ones; where there are too many, some all over the site. */
function spread(pictures: readonly Known[], room: number): readonly Known[] {
  const first = pictures.filter(({ place }) => place === pictures[0]?.place);
  if (first.length <= room) return pictures.slice(0, room);
  return Array.from({ length: room }, (_, index) => itemAt(first, Math.floor((index * first.length) / room)));
}
