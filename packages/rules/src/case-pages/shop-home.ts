/** A shop's home page whose footer holds the given links. */
export const shopHome = (links: string, lang = "en", body = ""): string =>
  `<!doctype html><html lang="${lang}"><head><title>Acme</title></head><body><main><h1>Stoneware by Acme</h1><p>We throw, glaze and fire every mug in our own workshop.</p><a href="/products/blue-mug">Blue mug</a>${body}</main><footer>${links}</footer></body></html>`;
