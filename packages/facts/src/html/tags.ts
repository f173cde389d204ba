import { createNameTable, hashName } from "./name-table.ts";

const names =
  " a abbr address applet area article aside audio b base basefont bgsound big blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins kbd keygen label legend li link listing main map mark marquee math menu meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select selectedcontent slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp foreignobject desc".split(
    " ",
  );

export const tags = createNameTable(names);
export const tag = tags.idOf;

/** Hash of each tag's name, for shapes that must not depend on the ids. */
export const tagHash = Int32Array.from(names, hashName);

/** Elements that start and end a block of text. */
export const block = 1;
/** The HTML standard's "special" category. */
export const special = 4;
/** The HTML standard's "formatting" category. */
export const formatting = 8;
/** Content is not visible text. */
export const silent = 32;
/** Structure that tells one layout from another. */
export const structural = 64;
/** A block whose text is worth keeping as a paragraph. */
export const paragraph = 128;
/** May be the box of one item of a list of products. */
export const cardBox = 256;
/** Separates words though it stands inside a line. */
export const separates = 512;

export const tagFlags = new Uint16Array(256);

function mark(flag: number, list: string): void {
  for (const name of list.split(" ")) tagFlags[tag(name)] = (tagFlags[tag(name)] ?? 0) | flag;
}

mark(
  block,
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp",
);
mark(
  separates,
  "button select textarea input img picture video audio iframe object embed canvas svg math label meter progress template",
);
mark(
  special,
  "address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script section select source style summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp",
);
mark(formatting, "a b big code em font i nobr s small strike strong tt u");
mark(silent, "script style noscript template textarea select datalist iframe noembed noframes title svg head");
mark(
  structural,
  "header nav main aside footer section article div ul ol dl table thead tbody form fieldset figure h1 h2 h3 h4 select iframe",
);
mark(paragraph, "p li dd dt td th blockquote figcaption summary pre div section article main");
mark(cardBox, "li article div section td a tr");
