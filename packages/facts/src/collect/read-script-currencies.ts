/** What shop systems tell their scripts: `"priceCurrency":"CAD"`, `Shopify.currency = {"active":"CAD"`, `currencyCode:'CAD'`. */
const named =
  /(?:priceCurrency|currency_?code|[^\w]currency|Shopify\.currency\s*=\s*\{\s*\\?["']active)\\?["']?\s*[:=]\s*\\?["']([A-Z]{3})\\?["']/gi;
const mark = Buffer.from("urrency");
const around = 60;
const most = 40;

/** Adds the currencies that a script names as one, each with how often. */
export function collectCurrencies(found: Map<string, number>, bytes: Buffer, from: number, to: number): void {
  // A page of many scripts would be searched to its end for each.
  const script = bytes.subarray(from, to);
  let looked = 0;
  for (let at = script.indexOf(mark); at >= 0 && looked < most; at = script.indexOf(mark, at + 1)) {
    looked++;
    const text = script.toString("latin1", Math.max(0, at - around / 3), at + around);
    named.lastIndex = 0;
    const code = named.exec(text)?.[1];
    if (code !== undefined && code === code.toUpperCase()) found.set(code, (found.get(code) ?? 0) + 1);
  }
}

/** The currency that nearly all of them name; null where they name several, as a switch between currencies does. */
export function onlyCurrency(found: ReadonlyMap<string, number>): string | null {
  const [first, ...others] = [...found].toSorted(([, one], [, other]) => other - one);
  return first !== undefined && others.length === 0 ? first[0] : null;
}
