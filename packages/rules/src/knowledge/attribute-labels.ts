/** Properties that tell variants of a product apart, and the words that label them in a list of product data. */
export const attributeLabels: Readonly<Record<"color" | "size" | "material" | "pattern", RegExp>> = {
  color: /^(colou?r|farbe|couleur|color|colore|kleur|färg|farve|farge|cor|väri|kolor|barva)$/i,
  size: /^(size|größe|groesse|taille|talla|tamaño|taglia|maat|storlek|størrelse|tamanho|koko|rozmiar|velikost)$/i,
  material:
    /^(material|materials|fabric|stoff|matière|matériau|materiale?|tessuto|stof|tyg|tecido|materiaali|materiał|materiál)$/i,
  pattern: /^(pattern|muster|motif|estampado|fantasia|patroon|mönster|mønster|padrão)$/i,
};

/** schema.org names that mean the same in markup. */
export const attributeNames = Object.keys(attributeLabels) as readonly (keyof typeof attributeLabels)[];
