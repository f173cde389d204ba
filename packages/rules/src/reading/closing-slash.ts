/** Whether two addresses are one but for the slash at the end of their path: what one setting of the site decides. */
export function differBySlash(one: string, other: unknown): boolean {
  if (typeof other !== "string" || one === other || !URL.canParse(one) || !URL.canParse(other)) return false;
  return withoutSlash(one) === withoutSlash(other);
}

function withoutSlash(address: string): string {
  const url = new URL(address);
  return `${url.origin}${url.pathname.replace(/\/$/, "")}${url.search}`;
}
