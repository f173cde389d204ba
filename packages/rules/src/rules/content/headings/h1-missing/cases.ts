import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (body: string): string =>
  `<!doctype html><html><head><title>Mugs</title></head><body>${body}<p>We make mugs from clay and glaze them twice.</p></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page("<h1>Mugs</h1>"),
    page(`<h1><a href="/"><span>Mugs</span></a></h1>`),
    page(`<h1><img src="/logo.png" alt="Acme"></h1>`),
  ],
  failing: [
    page("<h2>Mugs</h2>"),
    page("<h1> </h1>"),
    page(`<h1><img src="/logo.png" alt=""></h1>`),
    page("<template><h1>Mugs</h1></template>"),
  ],
  unknown: [
    page('<h1 class="title" id="list-title"></h1>'),
    `<!doctype html><html><head><title>Mug</title></head><body><main></main><footer><p>We make mugs from clay and glaze them twice.</p></footer></body></html>`,
    page(
      "<h2>Mug</h2><div id=a></div><script>a.innerHTML = `<h1>${new URL(location).searchParams.get('name')}</h1>`</script>",
    ),
  ],
  outside: [{ html: page(""), status: 404 }, `<!doctype html><meta name="robots" content="noindex"><p>Thanks.</p>`],
};
