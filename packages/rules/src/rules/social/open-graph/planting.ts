export const og = (name: string): RegExp => new RegExp(`<meta property="og:${name}"[^>]*>`);
