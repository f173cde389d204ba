import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const TARGET = join(import.meta.dirname, "../../packages/rules/src/knowledge/schema-vocabulary.ts");
const SCHEMA = "schema:";

interface Term {
  readonly "@id": string;
  readonly "@type": string | readonly string[];
  readonly "rdfs:subClassOf"?: Reference | readonly Reference[];
}
interface Reference {
  readonly "@id": string;
}

/** Makes the list of schema.org's names from a release's schemaorg-current-https.jsonld. */
const [source, release] = process.argv.slice(2);
if (source === undefined || release === undefined) throw new Error("Name the vocabulary file and its release.");
const { "@graph": terms } = JSON.parse(readFileSync(source, "utf8")) as { "@graph": readonly Term[] };

const listed = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];
const kindsOf = (term: Term): readonly string[] => listed(term["@type"]);
const own = terms.filter((term) => term["@id"].startsWith(SCHEMA));
const nameOf = ({ "@id": id }: Reference): string => id.slice(SCHEMA.length);
const parentsOf = (term: Term): string =>
  listed(term["rdfs:subClassOf"])
    .filter((parent) => parent["@id"].startsWith(SCHEMA))
    .map(nameOf)
    .join(",");

const types = own.filter((term) => kindsOf(term).includes("rdfs:Class"));
const properties = own.filter((term) => kindsOf(term).includes("rdf:Property"));
const members = own.filter((term) =>
  kindsOf(term).some((kind) => kind.startsWith(SCHEMA) && kind !== "schema:DataType"),
);

const lines = (names: readonly string[]): string => JSON.stringify([...names].sort().join(" "));
writeFileSync(
  TARGET,
  `// Made by scripts/tasks/make-schema-vocabulary.ts from the schema.org vocabulary, release ${release}.
// The vocabulary is licensed under CC BY-SA 3.0, https://schema.org/docs/terms.html; so is this list of its names.

/** "Type" or "Type:Parent,Parent", set apart by spaces. */
export const typeNames =
  ${lines(types.map((term) => `${nameOf(term)}:${parentsOf(term)}`.replace(/:$/, "")))};

export const propertyNames =
  ${lines(properties.map(nameOf))};

/** Members of enumerations, such as InStock. */
export const memberNames =
  ${lines(members.map(nameOf))};
`,
);
console.log(`${types.length} types, ${properties.length} properties, ${members.length} members of enumerations`);
