/** A library by the name its files carry, and the first version without the known hole. */
export interface ScriptAdvisory {
  readonly library: string;
  /** Matches the file's address; the first group is the version. */
  readonly file: RegExp;
  /** Versions from `from` (inclusive) up to `fixed` (exclusive) are open. */
  readonly from: string;
  readonly fixed: string;
  readonly advisory: string;
}

const VERSION = "v?(\\d+\\.\\d+(?:\\.\\d+)?)";
/** The version stands in the folder, the file's name or the ver parameter. */
const named = (name: string): RegExp =>
  new RegExp(
    `/${name}(?:@|/|-)${VERSION}(?:[/.\\-](?:dist/|umd/|js/)?|$)|/${name}(?:[.-](?:slim|min|bundle|core|esm))*\\.js\\?(?:v|ver|version)=${VERSION}$`,
    "i",
  );

/** Widely used libraries with published holes that a page can be attacked through. Source: the advisories named. */
export const scriptAdvisories: readonly ScriptAdvisory[] = [
  { library: "jQuery", file: named("jquery"), from: "1.0.3", fixed: "3.5.0", advisory: "CVE-2020-11023" },
  {
    library: "jQuery UI",
    file: named("(?:jquery-?ui|jqueryui)"),
    from: "1.0",
    fixed: "1.13.2",
    advisory: "CVE-2022-31160",
  },
  {
    library: "Bootstrap",
    file: named("(?:twitter-)?bootstrap"),
    from: "3.0.0",
    fixed: "3.4.1",
    advisory: "CVE-2019-8331",
  },
  {
    library: "Bootstrap",
    file: named("(?:twitter-)?bootstrap"),
    from: "4.0.0",
    fixed: "4.3.1",
    advisory: "CVE-2019-8331",
  },
  {
    library: "AngularJS",
    file: named("(?:angularjs|angular\\.js)"),
    from: "1.0",
    fixed: "1.8.0",
    advisory: "CVE-2020-7676",
  },
  { library: "Lodash", file: named("lodash(?:\\.js)?"), from: "0.1", fixed: "4.17.21", advisory: "CVE-2021-23337" },
  { library: "Moment", file: named("moment(?:\\.js)?"), from: "1.0", fixed: "2.29.4", advisory: "CVE-2022-31129" },
  {
    library: "Handlebars",
    file: named("handlebars(?:\\.js)?"),
    from: "1.0",
    fixed: "4.7.7",
    advisory: "CVE-2021-23369",
  },
  { library: "DOMPurify", file: named("dompurify"), from: "0.1", fixed: "2.5.4", advisory: "CVE-2024-45801" },
];

/** WordPress mends the holes of the old jQuery it ships without changing the number. */
const MENDED = /\/wp-includes\/|-wp\b/i;

/** The advisory that an address falls under, with the version it names; null when it names none, or a safe one. */
export function advisoryFor(url: string): FoundAdvisory | null {
  let found = known.get(url);
  if (found === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(url, (found = findAdvisory(url)));
  }
  return found;
}

interface FoundAdvisory {
  readonly advisory: ScriptAdvisory;
  readonly version: string;
}

/** A site's pages load the same scripts over and over. */
const known = new Map<string, FoundAdvisory | null>();
const MOST_KNOWN = 2_000;

function findAdvisory(url: string): FoundAdvisory | null {
  if (MENDED.test(url)) return null;
  for (const advisory of scriptAdvisories) {
    const match = advisory.file.exec(url);
    const version = match?.slice(1).find((group) => group !== undefined);
    if (version !== undefined && compare(version, advisory.from) >= 0 && compare(version, advisory.fixed) < 0) {
      return { advisory, version };
    }
  }
  return null;
}

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split(".").map(Number));
  for (let part = 0; part < 3; part += 1) {
    const difference = (a![part] ?? 0) - (b![part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
