/** The plan of a site, in the built-in writer's words. */
export const PLAN = "plan";
/** The report page's object. */
export const REPORT = "report";
/** The sentences that a model worded otherwise, apart from the facts they speak of. */
export const REWORDING = "words";
/** What visitors of the site measured. */
export const FIELD_VITALS = "field-vitals";
/** What searchers clicked, by the owner's Search Console. */
export const SEARCH_PERFORMANCE = "search-performance";
