/** HTML of a page of https://shop.example that names language versions: code and path each. For rule cases. */
export function multilingualPage(...versions: readonly (readonly [code: string, path: string])[]): string {
  const links = versions.map(
    ([code, path]) => `<link rel=alternate hreflang="${code}" href="https://shop.example${path}">`,
  );
  return `<title>Tea</title>${links.join("")}<p>Tea`;
}
