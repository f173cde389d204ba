/** The path of a request's address, without its query. */
export const pathOf = (url: string): string => url.replace(/\?.*/s, "");
