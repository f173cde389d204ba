/**
 * How systems name the copy of a page or product, language by language: WooCommerce and Squarespace add "(Copy)", Shopify,
 * Wix and PrestaShop write "Copy of ...", Shopware "... Copy". In lower case.
 */
export const copyWords =
  "copy|kopie|copie|copia|cópia|kopia|kópia|kopi|kopio|koopia|kopija|kópija|másolat|kopya|копия|копие|копія|копија|αντίγραφο|עותק|העתק|نسخة|رونوشت|کپی|コピー|複製|副本|复制|拷贝|복사본|사본|bản sao|salinan|สำเนา|duplicate|duplikat|duplicado|duplicata|дубликат|дублікат";

/** The same before the name: "Copy of", "Kopie von", "のコピー" behind it. */
export const copyOf =
  "copy of|kopie von|kopie van|copie de|copia de|copia di|cópia de|kopia|kopia av|kopi af|kopi av|kopie|копия|копие на|копія|αντίγραφο (?:του|της|από)|העתק של|עותק של|نسخة من|کپی از|bản sao của|salinan dari|duplicate of";
