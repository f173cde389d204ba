const vocabulary = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i;

/** A type, property or enumeration name without the schema.org prefix. */
export function shortName(name: string): string {
  return name.includes(":") ? name.replace(vocabulary, "") : name;
}
