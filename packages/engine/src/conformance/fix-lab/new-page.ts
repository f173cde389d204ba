/**
 * A page as a shop system makes it around the text that an owner pastes: its layout writes the head by itself.
 * @param url of the page
 */
export function newPage(content: string, url: string): string {
  const title = /<h1>(.*?)<\/h1>/.exec(content)?.[1] ?? "New page";
  const description = `${title}: all that buyers ask about it, from 19.90 EUR, in plain words and in one place.`;
  const property = (name: string, value: string): string => `<meta property="og:${name}" content="${value}">`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} in plain words</title><meta name="description" content="${description}">`,
    `<link rel="canonical" href="${url}"><meta name="twitter:card" content="summary_large_image">`,
    property("title", title) + property("type", "website") + property("url", url) + property("image", PICTURE),
    `</head><body><main>${content}<p>${ownText(title)}</p></main><footer><a href="/">Home</a></footer></body></html>`,
  ].join("\n");
}

/** As much as an owner writes beside the headings that he was given. */
const ownText = (title: string): string =>
  Array.from(
    { length: 6 },
    (_, index) => `Sentence ${index + 1} about ${title} says what holds for whom, and when.`,
  ).join(" ");

const PICTURE = "https://cdn.example.net/a.jpg";
