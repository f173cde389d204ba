/** What lists of goods that scripts fill and goods that no link leads to are both about. */
export const IN_THE_LISTS = "entries of the lists";
