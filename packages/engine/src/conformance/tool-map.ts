import { failingOn, type GivenPage } from "./one-page-site.ts";
import type { Tally } from "./tally.ts";

/** Where the verdicts of another tool go: to rules of ours, or out with a reason. Keys are the tool's names. */
export interface ToolMap {
  /** Rules of ours that together say the same: one of them failing is the tool's fault found. */
  readonly mapped: Readonly<Record<string, readonly string[]>>;
  /** Cases of mapped names that we knowingly judge otherwise, by name and details, with the source of ours. */
  readonly argued: readonly (readonly [RegExp, string])[];
  /** Why a name is not held. */
  readonly left: Readonly<Record<string, string>>;
}

export const NOT_BUILT = "a rule of the extended set, not built";

interface ToolCase {
  readonly name: string;
  /** Tells the case apart from others of its name. */
  readonly about: string;
  /** Whether the tool finds a fault. */
  readonly want: boolean;
  readonly page: GivenPage;
}

/** Judges the page by the mapped rules; a disagreement that is argued is left out with its reason. */
export function holdAgainst(map: ToolMap, tally: Tally, { name, about, want, page }: ToolCase): void {
  const got = failingOn(page, map.mapped[name]!).length > 0;
  const argued = got === want ? undefined : map.argued.find(([pattern]) => pattern.test(about));
  if (argued) tally.leaveOut(`${name}, argued: ${argued[1]}`);
  else tally.hold(name, want, got, about);
}
