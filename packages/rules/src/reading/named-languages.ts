import { countCharacters, heardAlternatesOf, itemAt, type PageFacts, type SiteFacts } from "@audit/facts";
import { cannotBe, languageGroup } from "../knowledge/alike-languages.ts";
import { primaryLanguage } from "../knowledge/hreflang-code.ts";
import { publicContent } from "../populations.ts";
import { isOnlyMiscoded, ownLanguages } from "./own-languages.ts";
import { placesByUrl } from "./page-index.ts";
import { quoted } from "./words.ts";

/** Of a large site so many pages, spread over it, are read. */
const MOST_READ = 2000;
/** Letters; shorter texts hold too many names and figures. */
const LEAST_LETTERS = 150;
/** Characters of scripts without spaces say as much with fewer. */
const LEAST_UNSPACED = 60;
/** Enough letters where the version in the other language says the very same; fewer may be the name of a model. */
const LEAST_ALIKE = 40;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const isLong = (text: string): boolean =>
  countCharacters(text, /\p{L}+/gu) >= (UNSPACED.test(text) ? LEAST_UNSPACED : LEAST_LETTERS);

/** The one language that a page says its text is in, by its list of versions or by itself; null where it names none or several. */
function declaredBy(page: PageFacts): { readonly language: string; readonly isVersion: boolean } | null {
  const own = new Set(ownLanguages(page).flatMap((code) => primaryLanguage(code) ?? []));
  const [version] = own;
  if (own.size > 1) return null;
  const language = version ?? primaryLanguage(page.head.lang ?? "");
  return language === null ? null : { language, isVersion: version !== undefined };
}

/** A page whose text is in another language than it says. */
export interface Misnamed {
  readonly url: string;
  readonly declared: string;
  readonly isVersion: boolean;
  readonly written: string;
  /** Null where the page says too little to tell: the first line that it shares with the others errs. */
  readonly text: string | null;
  /** Nearly all pages that name this language are written in that other one: the template names it, not the page. */
  readonly byTemplate: boolean;
}

interface Named {
  readonly declared: number;
  readonly read: number;
  readonly misnamed: readonly Misnamed[];
}

/** Of the pages that name a language. */
const NEARLY_ALL = 0.8;

const known = new WeakMap<readonly PageFacts[], Named>();

/** What pages say of their language, held against the language that their text is written in. */
export function namedLanguages({ pages, meaningOf }: Pick<SiteFacts, "pages" | "meaningOf">): Named {
  const before = known.get(pages);
  if (before !== undefined) return before;
  const step = Math.max(1, Math.ceil(pages.length / MOST_READ));
  let declared = 0;
  const readIn = new Map<string, number>();
  const found: Omit<Misnamed, "byTemplate">[] = [];
  const unread: Unread[] = [];
  for (const [index, page] of pages.entries()) {
    if (index % step !== 0 || !publicContent.includes(page)) continue;
    const said = declaredBy(page);
    if (said === null) continue;
    declared += 1;
    const meaning = meaningOf(index);
    const text = meaning?.mainText ?? "";
    if (meaning === null || meaning.language === null || !isLong(text)) {
      unread.push({ index, url: page.url, declared: said.language, isVersion: said.isVersion });
      continue;
    }
    readIn.set(said.language, (readIn.get(said.language) ?? 0) + 1);
    const written = primaryLanguage(meaning.language) ?? meaning.language;
    if (languageGroup(written) === languageGroup(said.language) || cannotBe(text, written, said.language)) continue;
    // hreflang-lang-mismatch speaks about its code.
    if (isOnlyMiscoded(page, written)) continue;
    const { url } = itemAt(pages, index);
    found.push({ url, declared: said.language, isVersion: said.isVersion, written, text: quoted(text) });
  }
  const pairs = Map.groupBy(found, pairOf);
  const isNearlyAll = (one: Pick<Misnamed, "declared" | "written">): boolean =>
    (pairs.get(pairOf(one))?.length ?? 0) >= NEARLY_ALL * (readIn.get(one.declared) ?? Infinity);
  const isShared = (one: Pick<Misnamed, "url" | "declared" | "isVersion">): boolean =>
    !one.isVersion && !isInFolderOf(one);
  const misnamed = found.map((one) => ({ ...one, byTemplate: isShared(one) && isNearlyAll(one) }));
  const writtenIn = new Map(misnamed.flatMap((one) => (one.byTemplate ? [[one.declared, one.written]] : [])));
  const alike = unread.flatMap((one): Misnamed[] => {
    const written = writtenIn.get(one.declared);
    const { url, declared: said, isVersion } = one;
    return written === undefined || !isShared(one)
      ? []
      : [{ url, declared: said, isVersion, written, text: null, byTemplate: true }];
  });
  const copied = unread.flatMap((one) => copiedFrom(one, { pages, meaningOf }, pairs) ?? []);
  const named = {
    declared,
    read: [...readIn.values()].reduce((sum, count) => sum + count, copied.length),
    misnamed: [...misnamed, ...alike, ...copied],
  };
  known.set(pages, named);
  return named;
}

type Unread = Pick<Misnamed, "url" | "declared" | "isVersion"> & { readonly index: number };

/** A short page with the very text of its version in another language, where longer pages are known to be in that one. */
function copiedFrom(
  { index, url, declared, isVersion }: Unread,
  { pages, meaningOf }: Pick<SiteFacts, "pages" | "meaningOf">,
  pairs: ReadonlyMap<string, unknown>,
): Misnamed | null {
  if (!isVersion || pairs.size === 0) return null;
  for (const twin of heardAlternatesOf(itemAt(pages, index))) {
    const written = primaryLanguage(twin.hreflang);
    if (written === null || twin.url === null || twin.url === url || !pairs.has(pairOf({ declared, written })))
      continue;
    const place = placesByUrl(pages).get(twin.url);
    const meaning = meaningOf(index);
    const text = meaning?.mainText ?? "";
    // Lists that lead to a page of the same language under another code tell nothing of the text.
    if (place === undefined || declaredBy(itemAt(pages, place))?.language !== written) continue;
    const read = primaryLanguage(meaning?.language ?? "");
    if (read !== null && languageGroup(read) === languageGroup(declared)) continue;
    if (countCharacters(text, /\p{L}+/gu) < LEAST_ALIKE) continue;
    if (meaningOf(place)?.mainText === text)
      return { url, declared, isVersion, written, text: quoted(text), byTemplate: false };
  }
  return null;
}

/** Meant in the language of its folder, whatever it is written in. */
const isInFolderOf = ({ url, declared }: Pick<Misnamed, "url" | "declared">): boolean =>
  new URL(url).pathname
    .toLowerCase()
    .split("/")
    .some((part) => part.split(/[-_]/)[0] === declared && /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/.test(part));

const pairOf = ({ declared, written }: Pick<Misnamed, "declared" | "written">): string => `${declared} ${written}`;
