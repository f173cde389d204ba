/** The home's own draft, so that the address stands in its field whatever comes. */
const DRAFT = "draft:url";
const WISH = "draft:wish";

/** Keeps the address that somebody without an account wants audited, in this tab only, until he has one. */
export function keepWish(address: string): void {
  sessionStorage.setItem(DRAFT, address);
  sessionStorage.setItem(WISH, address);
}

/** The address that is audited as soon as there is an account; null when none was named. */
export const readWish = (): string | null => sessionStorage.getItem(WISH);

/** Hands the wish over, once. */
export function takeWish(): string | null {
  const wish = readWish();
  sessionStorage.removeItem(WISH);
  return wish;
}
