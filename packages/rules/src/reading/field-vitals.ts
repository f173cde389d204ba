import type { FieldAnswer, SiteFacts } from "@audit/facts";
import { isPrivateHost } from "../knowledge/private-hosts.ts";
import { judgePages, notApplicable, unknown, type Evidence, type SiteVerdict } from "../verdict.ts";

type Reading = Pick<SiteFacts, "fieldVitals" | "home">;
export type Measured = Extract<FieldAnswer, { state: "measured" }>;

/** Judges one value of what visitors measured; the origin's stands for its home page. Unknown where nobody measured. */
export function judgeField<E extends Evidence>(
  { fieldVitals: { state, origin, pages }, home }: Reading,
  value: "lcpMs" | "inpMs" | "cls",
  judge: (measured: number, at: string) => E | null,
): SiteVerdict<E["saw"]> {
  // Chrome reports nothing about sites that only a local network reaches.
  if (isPrivateHost(new URL(home).hostname)) return notApplicable();
  if (state === "not-connected") return unknown("No source of field data is connected, and no lab can measure this.");
  const answers = [...(origin === null ? [] : [{ ...origin, url: home, of: WHOLE }]), ...pages.map(ofPage)];
  const judged = answers.flatMap((answer) => {
    const measured = answer.state === "measured" ? answer[value] : null;
    if (answer.state !== "measured" || measured === null) return [];
    return [{ url: answer.url, evidence: judge(measured, fieldSource(answer, answer.of)) }];
  });
  if (judged.length === 0) return unknown(silenceOf(answers));
  const faults = judged.flatMap(({ url, evidence }) => (evidence === null ? [] : [{ url, evidence }]));
  return judgePages(faults, new Set(judged.map(({ url }) => url)).size);
}

const WHOLE = "all pages together";
const ofPage = (answer: FieldAnswer) => ({ ...answer, of: "this page" });

const silenceOf = (answers: readonly FieldAnswer[]): string =>
  answers.find((answer) => answer.state === "failed")?.reason ?? "Too few visitors of this site were measured to tell.";

/** Where a value comes from, e.g. "visitors by phone, 2026-01-01 to 2026-01-28, this page". */
export const fieldSource = ({ device, from, to }: Measured, of = "this page"): string =>
  `visitors ${device === "phone" ? "by phone" : "by all devices"}, ${from} to ${to}, ${of}`;
