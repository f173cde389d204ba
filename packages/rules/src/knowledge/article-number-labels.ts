/**
 * What shops write before an article number, lower case: usual words of shops in each language, written down from
 * experience; a number counts only where one such label stands before it and no other page shows it.
 */
export const ARTICLE_NUMBER_LABELS: readonly string[] = [
  "sku|item no|item number|article no|article number|product code|part number",
  "artikelnummer|artikelnr|artikel-nr|art.-nr|art. nr|art.nr|bestellnummer|bestell-nr",
  "ugs|référence|réf|referencia|ref|código|codice|codice articolo|artikelcode|varenummer|varenr",
  "tuotenumero|tuotekoodi|tuotetunnus|cikkszám|kod produktu|numer katalogowy|symbol|kód produktu|katalogové číslo|kód",
  "šifra|šifra artikla|cod produs|stok kodu|ürün kodu|tootekood|preces kods|prekės kodas",
  "артикул|арт|код товару|код товара|каталожен номер|шифра|κωδικός|κωδικός προϊόντος",
  '品番|商品コード|商品番号|型番|货号|貨號|商品编号|상품코드|품번|รหัสสินค้า|mã sản phẩm|מק"ט',
].flatMap((line) => line.split("|"));
