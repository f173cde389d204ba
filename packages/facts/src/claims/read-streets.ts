import { detach } from "../text/characters.ts";
import { blockAt, type ClaimSource, matchesIn, regionAt } from "./claim-source.ts";
import type { StreetClaim } from "./page-claims.ts";

const most = 10;
const tried = 40;

const words = String.raw`\p{L}[\p{L}\p{M}.'’\- ]{2,45}?`;
const number = String.raw`\d{1,4}(?: ?[a-zA-Z](?![\p{L}\d]))?(?:[/-]\d{1,4}[a-z]?)?`;
/** Postal codes by their form: 1010, 75001, 042158, 123 45, 1234 AB, 00-950, 1000-205, SW1A 1AA. */
const code = String.raw`(?:[A-Z]{1,2}-)?(?:\d{4} ?[A-Z]{2}(?!\p{L})|\d{5,6}(?!\d)|\d{4}-\d{3}(?!\d)|\d{2}-\d{3}(?!\d)|\d{3} \d{2}(?!\d)|\d{4}(?![\d.,:]))|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\p{L})`;
const place = String.raw`\p{Lu}[\p{L}\p{M}'’\-]{1,25}(?: \p{Lu}[\p{L}\p{M}'’\-]{1,25})?`;
const between = String.raw`\s{0,3}[,;|·•–-]?\s{1,3}`;

const street = String.raw`(?<![\p{L}\d.])(?<street>\p{Lu}${words.slice(5)} ${number}|${number},? ${words})`;
const written = new RegExp(
  String.raw`${street}(?:${between}(?<code>${code}),? (?=(?<place>${place}))|${between}(?<place2>${place}),? (?<code2>${code}))`,
  "gu",
);

/** What stands beside a street in lists of contacts, "Address" in languages that write streets so. */
const labels = String.raw`adres+[ea]?|address|dirección|direccion|endereço|endereco|morada|indirizzo|adresa|cím|osoite|адрес[аи]?|адреса|διεύθυνση|besøgsadresse|bezoekadres|anschrift|siège|sede`;
const label = new RegExp(String.raw`^(?:${labels})\s*:?\s+(?=\p{Lu}|\d)`, "iu");
const labelBefore = new RegExp(String.raw`^(?:${labels})`, "iu");

/** A label without a gap behind it, as where each stands in an element of its own: "AddressMill Lane 2". */
function withoutLabel(street: string): string {
  const bare = street.replace(label, "");
  const [glued] = bare === street ? (labelBefore.exec(street) ?? []) : [];
  return glued !== undefined && /^\p{Lu}/u.test(street.slice(glued.length)) ? street.slice(glued.length) : bare;
}

/** A year stands where dates do. */
const year = /^(?:19|20)\d\d$/;
/** "Cr 43 No 31-183": the sign of a number is no town, and what follows it no code. */
const ofNumber = /^n[or]o?$/i;
/** Streets have few words; more are the name of who lives there. */
const mostWords = 4;
const startsWithNumber = /^\d/;

/** Forms of codes, found sooner than addresses; and the letters around one in which its address stands. */
const codes = new RegExp(String.raw`(?<=\s)${code}`, "gu");
const mostCodes = 400;
const before = 150;
const after = 80;

/** The parts of the page's text around postal codes; those that overlap are one. */
function partsAround(source: ClaimSource): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  for (const { index } of matchesIn(source, codes, mostCodes)) {
    const last = parts.at(-1);
    if (last !== undefined && index - before <= last.to) last.to = index + after;
    else parts.push({ from: Math.max(0, index - before), to: index + after });
  }
  return parts;
}

/** Postal addresses that name a street with its number, a code and a place. */
export function readStreets(source: ClaimSource): StreetClaim[] {
  const found = new Map<string, StreetClaim>();
  const { all } = source.flow;
  const matches = partsAround(source).flatMap(({ from, to }) =>
    [...all.slice(from, to).matchAll(written)].map((match) => Object.assign(match, { index: match.index + from })),
  );
  for (const match of matches.slice(0, tried)) {
    const claim = claimIn(source, match);
    if (claim === null || found.size === most) continue;
    found.set(`${claim.street} ${claim.postalCode}`, claim);
  }
  return [...found.values()];
}

/** A body with its abbreviation, such as a board for complaints, whose address follows. */
const ofBody = /\(\p{Lu}{2,6}\)[^.]{0,60}$/u;

function claimIn(source: ClaimSource, match: RegExpExecArray): StreetClaim | null {
  if (ofBody.test(source.flow.all.slice(Math.max(0, match.index - 80), match.index))) return null;
  const { street: whole = "", code: first, code2, place: behind, place2 } = match.groups ?? {};
  const postalCode = first ?? code2 ?? "";
  const end = match.index + whole.length;
  // A block before tells who lives there, and one behind what comes next.
  const own = blockAt(source, end - 1);
  const from = source.state.blocks[own]?.from ?? 0;
  const labelled = whole
    .slice(Math.max(0, from - match.index))
    .replace(/\s+/g, " ")
    .trim();
  const street = withoutLabel(labelled);
  const placeAt = source.flow.all.indexOf(behind ?? place2 ?? "", end);
  const placeEnd = source.state.blocks[blockAt(source, placeAt)]?.to ?? Infinity;
  const locality = (behind ?? place2 ?? "").slice(0, Math.max(0, placeEnd - placeAt)).trim();
  const isApart = /[,;|·•–-]/.test(match[0].slice(whole.length, whole.length + 4)) || blockAt(source, end + 3) !== own;
  const words = street.replace(/\d.*$/, "").split(" ").filter(Boolean).length;
  if (
    year.test(postalCode) ||
    locality === "" ||
    ofNumber.test(locality) ||
    (startsWithNumber.test(street) ? !isApart : words === 0)
  )
    return null;
  if (words > mostWords || !/\d/.test(street) || !/\p{L}{3}/u.test(street)) return null;
  return {
    street: detach(street),
    postalCode: detach(postalCode),
    locality: detach(locality),
    region: regionAt(source, own),
  };
}
