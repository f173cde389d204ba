const clause =
  "<p>The contract begins when we confirm the order, and ends when both sides have done their part of it.</p>";

/** A page of terms that holds a sentence among others. */
export const termsPage = (sentence: string, lang = "en", name = "Terms and conditions"): string =>
  `<!doctype html><html lang="${lang}"><title>${name}</title><main><h1>${name}</h1>${clause.repeat(4)}<p>${sentence}</p></main>`;

/** Questions and answers that name nothing of delivery or of sending back. */
export const answersPage = `<!doctype html><html lang="en"><title>Answers</title><main><h1>Answers</h1>${["Who are you?", "May I change my mind?", "When will I have it?"].map((asked) => `<h2>${asked}</h2>${clause.repeat(2)}`).join("")}</main>`;
