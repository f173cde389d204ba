export const title = /<title>.*?<\/title>/s;

export const description = /<meta name="description"[^>]*>/;

export const titled = (text: string): string => `<title>${text}</title>`;

export const described = (text: string): string => `<meta name="description" content="${text}">`;
