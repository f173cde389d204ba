/** A JSON-LD value as the fixers build it; undefined members are left out. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

const UNSAFE: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that parses to the same value and can't end a script element or open a comment in it. */
export const scriptJson = (value: Json): string =>
  JSON.stringify(value, null, 2).replace(/[<>&\u2028\u2029]/g, (sign) => UNSAFE[sign]!);

/** A JSON-LD block ready for the page's head. */
export const jsonLdScript = (value: Json): string =>
  `<script type="application/ld+json">\n${scriptJson(value)}\n</script>`;
