/** The plan of a site, in the built-in writer's words. */
export const PLAN = "plan";
/** The report page's object. */
export const REPORT = "report";
/** What a model has said, apart from the facts it speaks of. */
export const WORDS = "words";
/** What visitors of the site measured. */
export const FIELD_VITALS = "field-vitals";
/** What searchers clicked, by the owner's Search Console. */
export const SEARCH = "search-performance";
