/** From this width on, a task opens beside the list. */
export const SPLIT = "(min-width: 80rem)";
/** From this width on, the filters start open. */
export const FILTERS_OPEN = "(min-width: 90rem)";
/** Below, the list comes first and all else after it. */
export const PHONE = "(width < 40rem)";
/** From this width on, a row has room for its columns. */
export const TABLE = "(min-width: 60rem)";
