import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, body: string, description = "Tea from Uji"): string =>
  `<!doctype html><html lang=en><head><title>${title}</title><meta name="description" content="${description}"></head><body><main><h1>Hello</h1>${body}<p>Green tea and more from the gardens.</p></main></body></html>`;

const first = (post: string, comment: string): string =>
  page("Helló Világ!", `<p>Üdvözlet! Ez egy hozzászólás.</p>${comment}`).replace(
    "<body>",
    `<body class="single ${post}">`,
  );

export const cases: PageRuleCases = {
  passing: [
    page("Tea", "<p>Welcome to our WordPress course. This is your first lesson.</p>"),
    page(
      "We build WordPress sites",
      '<p>We look after your WordPress site.</p><a href="https://other.example/wp-admin/">Log in</a>',
    ),
    page("Tea", "<p>Dies ist eine Seite mit Beispielen.</p>"),
    page("React app development", "<p>We build React apps.</p>"),
    // A later post, and a link to the maker of the system that no comment bears.
    first("postid-17", '<a href="https://wordpress.org/" rel="external nofollow ugc">WordPress</a>'),
    first("postid-1", '<a href="https://wordpress.org/">Powered by WordPress</a>'),
    page("Hexo", "<p>Welcome to Hexo! This is your very first post.</p><pre>hexo new post</pre>"),
  ],
  failing: [
    page(
      "Hello world!",
      "<p>Welcome to WordPress. This is your first post. Edit or delete it, then start writing!</p>",
    ),
    page(
      "Hallo Welt!",
      "<p>Willkommen bei WordPress. Dies ist dein erster Beitrag. Bearbeite oder lösche ihn und beginne mit dem Schreiben!</p>",
    ),
    page("Привет, мир!", "<p>Добро пожаловать в WordPress. Это ваша первая запись. Отредактируйте или удалите ее!</p>"),
    page(
      "Hello world!",
      "<p>WordPress へようこそ。こちらは最初の投稿です。編集または削除し、コンテンツ作成を始めてください。</p>",
    ),
    page("Egy minta oldal", '<p>Új WordPress-felhasználóként menjen a <a href="/wp-admin/">vezérlőpultra</a>.</p>'),
    page("Tea – Just another WordPress site", ""),
    first("postid-1", '<a href="https://wordpress.org/" rel="external nofollow">WordPress Commenter</a>'),
    first("postid-1", '<a href="https://hu.wordpress.org/" rel="external nofollow ugc">Egy WordPress hozzászóló</a>'),
    page("React App", ""),
    page("Shop", "", "Web site created using create-react-app"),
    page("Chi siamo", "<p>Sono un paragrafo. Clicca qui per aggiungere il tuo testo.</p>"),
  ],
  outside: [{ html: page("React App", ""), status: 404 }],
};
