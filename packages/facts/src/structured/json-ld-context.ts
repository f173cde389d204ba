/** What a context says of one name. */
interface Term {
  /** A keyword, a plain name of schema.org, or the full address of another vocabulary's name. */
  readonly name: string;
  /** The property points the other way: from the value to the entity. */
  readonly isReverse: boolean;
  /** Texts under it name other entities. */
  readonly isName: boolean;
  /** Its objects are maps by language or index, whose values count. */
  readonly isMap: boolean;
}

/** How the names of a JSON-LD object are to be read. */
export interface Context {
  /** What plain names belong to: "" is schema.org, null nothing said yet, which is read as schema.org too. */
  readonly vocabulary: string | null;
  readonly terms: ReadonlyMap<string, Term>;
  /** What relative names of entities resolve against. */
  readonly base: string;
}

type JsonObject = Readonly<Record<string, unknown>>;

const schemaOrg = /^(?:https?:)?(?:\/\/)?(?:[\w-]+\.)?schema\.org(?:[/#].*)?$/i;
const schemaPrefix = /^(?:https?:\/\/(?:www\.)?schema\.org[/#]|schema:)/i;
const noTerms: ReadonlyMap<string, Term> = new Map();
const plain = (name: string): Term => ({ name, isReverse: false, isName: false, isMap: false });

/** Aliases that schema.org's own context defines. */
const schemaTerms: ReadonlyMap<string, Term> = new Map([
  ["type", plain("@type")],
  ["id", plain("@id")],
]);

/** Contexts in one list, and names in all that hold at one place: each object may copy those around it. */
const mostContexts = 20;
const mostTerms = 1000;

export const emptyContext = (base: string): Context => ({ vocabulary: null, terms: noTerms, base });

/** The context inside an object: that around it, and its own `@context` (JSON-LD 1.1, section 4.1). */
export function contextWithin(around: Context, own: unknown): Context {
  if (own === undefined) return around;
  if (own === null) return emptyContext(around.base);
  if (Array.isArray(own)) return own.slice(0, mostContexts).reduce(contextWithin, around);
  if (typeof own === "string") return remoteContext(around, own);
  return typeof own === "object" ? inlineContext(around, own as JsonObject) : around;
}

/** Other vocabularies' contexts can't be asked for: their names are kept apart from schema.org's by the address. */
function remoteContext(around: Context, address: string): Context {
  if (schemaOrg.test(address.trim())) {
    return {
      ...around,
      vocabulary: "",
      terms: around.terms.size === 0 ? schemaTerms : merged(schemaTerms, around.terms),
    };
  }
  return around.vocabulary === null && URL.canParse(address) ? { ...around, vocabulary: `${address}#` } : around;
}

function inlineContext(around: Context, own: JsonObject): Context {
  const vocab = own["@vocab"];
  const base = own["@base"];
  const vocabulary = typeof vocab === "string" ? vocabularyOf(vocab) : around.vocabulary;
  const context: Context = {
    vocabulary,
    terms: around.terms,
    base: typeof base === "string" ? (URL.parse(base, around.base)?.href ?? around.base) : around.base,
  };
  const defined = new Map<string, Term>();
  for (const [name, definition] of Object.entries(own)) {
    if (name.startsWith("@")) continue;
    const term = termOf(definition, context, own);
    if (term !== null) defined.set(name, term);
  }
  return defined.size === 0 ? context : { ...context, terms: merged(context.terms, defined) };
}

const vocabularyOf = (address: string): string =>
  schemaOrg.test(address) || schemaPrefix.test(address) ? "" : address;

const merged = (one: ReadonlyMap<string, Term>, more: ReadonlyMap<string, Term>): ReadonlyMap<string, Term> =>
  more.size === 0 ? one : new Map([...one, ...more].slice(0, mostTerms));

function termOf(definition: unknown, context: Context, own: JsonObject): Term | null {
  if (typeof definition === "string") return plain(fullName(definition, context, own));
  if (typeof definition !== "object" || definition === null) return null;
  const { "@id": id, "@reverse": reverse, "@type": type, "@container": container } = definition as JsonObject;
  const target = typeof reverse === "string" ? reverse : id;
  return {
    name: typeof target === "string" ? fullName(target, context, own) : "",
    isReverse: typeof reverse === "string",
    isName: type === "@id" || type === "@vocab",
    isMap: container === "@language" || container === "@index",
  };
}

/** A definition may use prefixes that stand beside it. */
function fullName(name: string, context: Context, own: JsonObject): string {
  const colon = name.indexOf(":");
  const beside = colon > 0 ? own[name.slice(0, colon)] : undefined;
  const prefix = typeof beside === "object" && beside !== null ? (beside as JsonObject)["@id"] : beside;
  return expandName(typeof prefix === "string" ? prefix + name.slice(colon + 1) : name, context);
}

/** A type or property as schema.org's plain name, a keyword, or the full address of another vocabulary's name. */
export function expandName(name: string, context: Context): string {
  if (name.startsWith("@")) return name;
  const term = context.terms.get(name);
  if (term !== undefined && term.name !== "") return term.name;
  if (name.includes(":")) return withoutPrefix(name, context);
  return context.vocabulary ? context.vocabulary + name : name;
}

function withoutPrefix(name: string, { terms }: Context): string {
  const colon = name.indexOf(":");
  const prefix = terms.get(name.slice(0, colon))?.name;
  const full = prefix === undefined || name.startsWith("//", colon + 1) ? name : prefix + name.slice(colon + 1);
  return full.replace(schemaPrefix, "");
}

/** What the context says of a property beside its name. */
export const termFor = (name: string, { terms }: Context): Term | undefined => terms.get(name);
