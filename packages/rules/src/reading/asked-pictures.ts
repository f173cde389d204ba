import { normaliseUrl, type FileProbe, type SiteFacts } from "@audit/facts";

/** What the server said of a picture's file: "unclear" may be a guard against strangers, or a redirect. */
export type PictureAnswer = "loads" | "gone" | "unclear";

const GONE: ReadonlySet<number> = new Set([404, 410]);

export function pictureAnswer({ status, contentType }: Pick<FileProbe, "status" | "contentType">): PictureAnswer {
  const type = contentType ?? "";
  if (GONE.has(status) || (status === 200 && type.startsWith("text/html"))) return "gone";
  return status === 200 && type.startsWith("image/") ? "loads" : "unclear";
}

type Probes = Pick<SiteFacts["probes"], "images">;

interface Asked {
  readonly byUrl: ReadonlyMap<string, FileProbe>;
  /** Addresses of the missing files. */
  readonly gone: ReadonlySet<string>;
  /** Folders of which many are missing. */
  readonly goneFolders: ReadonlySet<string>;
}

const known = new WeakMap<object, Asked>();

/** Of a folder that holds the pictures of a month a single one is lost now and then. */
const MOST_LOST = 0.2;

function goneFoldersOf(urls: readonly string[], gone: ReadonlySet<string>): ReadonlySet<string> {
  const folders = Map.groupBy(new Set(urls), folderOf);
  const isLost = (all: readonly string[]): boolean =>
    all.filter((url) => gone.has(url)).length > MOST_LOST * all.length;
  return new Set([...folders].flatMap(([folder, all]) => (isLost(all) ? folder : [])));
}

/** What was asked of the site's pictures, by address. */
export function askedPictures(probes: Probes): Asked {
  const before = known.get(probes);
  if (before !== undefined) return before;
  const images = probes.images ?? [];
  const gone = images.flatMap((probe) => (pictureAnswer(probe) === "gone" ? [probe.url] : []));
  const asked: Asked = {
    byUrl: new Map(images.map((probe) => [probe.url, probe])),
    gone: new Set(gone),
    goneFolders: goneFoldersOf(
      images.map(({ url }) => url),
      new Set(gone),
    ),
  };
  known.set(probes, asked);
  return asked;
}

/** The answer for an address, as it may be written on a page; null where it was not asked for. */
export function answerFor(url: string, probes: Probes): PictureAnswer | null {
  const probe = askedPictures(probes).byUrl.get(normaliseUrl(url) ?? url);
  return probe === undefined ? null : pictureAnswer(probe);
}

/**
 * Whether an address may be written into code that people paste: its file is not known to be missing, and where nobody
 * asked for it, few other files of its folder are.
 */
export function isOfferable(url: string, probes: Probes): boolean {
  const answer = answerFor(url, probes);
  if (answer !== null) return answer !== "gone";
  return !askedPictures(probes).goneFolders.has(folderOf(url));
}

const folderOf = (url: string): string => url.replace(/[?#].*$/s, "").replace(/[^/]*$/, "");
