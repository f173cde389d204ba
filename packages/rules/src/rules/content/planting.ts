export const h1 = /<h1>.*?<\/h1>/s;

export const title = /<title>.*?<\/title>/s;

export const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join("");
