/**
 * Where to go after signing in: a path of this application, never another site.
 * @param next as found in the address
 */
export function safeNext(next: string | undefined): string {
  if (next === undefined || !next.startsWith("/") || !URL.canParse(next, location.origin)) return "/";
  const target = new URL(next, location.origin);
  return target.origin === location.origin ? target.pathname + target.search + target.hash : "/";
}
