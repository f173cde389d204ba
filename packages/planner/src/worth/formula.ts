// Not imported from the package's index, which loads all rules: rewriting a file needs none of them.
import { scoringProfile } from "@audit/auditor/scoring-profile";
import { MOST_BY_CLICKS, SITE_WORTH, UPKEEP_WORTH } from "@audit/rules/view/page-worth";

/** Shown beside the number wherever a priority is. */
export const PRIORITY_FORMULA = "priority = severity x reach x page worth x certainty / effort";

/** Certainty below which a rule infers more than it reads. */
export const SURE = 0.7;

type Factor = "severity" | "reach" | "page worth" | "certainty" | "effort";

/** Each factor in a sentence, for the report and the screens. @param withClicks whether clicks were known */
export const priorityFactors = (withClicks: boolean): Readonly<Record<Factor, string>> =>
  withClicks ? { ...FACTORS, "page worth": FACTORS["page worth"].replace(LINKS, LINKS_OR_CLICKS) } : FACTORS;

const LINKS = "times 0.5 to 2 by how much the site's own links point there";
const LINKS_OR_CLICKS = `${LINKS} or, where that is more, up to ${MOST_BY_CLICKS} by its clicks in Google Search`;

const FACTORS: Readonly<Record<Factor, string>> = {
  severity: `by case, from what it does on these pages to this business: high ${scoringProfile.severityWeight.high}, medium ${scoringProfile.severityWeight.medium}, low ${scoringProfile.severityWeight.low}; one step lower where the rule is less than ${SURE * 100}% sure; up to twice as much where what is said is untrue`,
  reach:
    "1 for a fault of the whole site, and for grave ones about who runs it, whether it is safe and what it gives away; else half from how much of its page group is at fault (square root), half from how many pages of the site that is (logarithm)",
  "page worth": `home page 3, products and categories 2, articles 1.2, others 1, policies 0.5, cart and account 0.3; ${LINKS}; ${SITE_WORTH} for the whole site, ${UPKEEP_WORTH} for upkeep that neither searchers nor buyers meet`,
  certainty: "1 for what was read directly, less where a rule has to infer; an opportunity counts half",
  effort:
    "1 for a quarter of an hour, 1.05 for an hour, 1.1 for half a day, 1.15 for a day, 1.2 for a project: it only decides between tasks of nearly the same worth",
};
