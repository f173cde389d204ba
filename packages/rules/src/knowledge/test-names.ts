const list = (phrases: string): ReadonlySet<string> => new Set(phrases.split("|"));

/** What people call pages and goods that they only try something with, in lower case, language by language. */
export const testNames: ReadonlySet<string> = list(
  [
    "test page|test product|test item|test post|testing page|testing product|demo product|dummy product|sample product",
    "testseite|testprodukt|test-produkt|testartikel|test artikel|beispielprodukt|demoprodukt",
    "page de test|page test|produit test|produit de test|article test|produit de démonstration",
    "página de prueba|producto de prueba|artículo de prueba|producto prueba|producto test",
    "pagina di prova|pagina di test|prodotto di prova|prodotto test|articolo di prova",
    "página de teste|produto teste|produto de teste|produto exemplo",
    "testpagina|testproduct|test pagina|testside|testsida|test produkt|testisivu|testituote",
    "strona testowa|produkt testowy|testovací stránka|testovací produkt|zkušební produkt|testovacia stránka|skúšobný produkt",
    "teszt oldal|teszt termék|tesztoldal|teszttermék|pagină de test|produs test|produs de test",
    "testna stranica|testni proizvod|test proizvod|testni izdelek|тестова страница|тестов продукт|тест производ",
    "тестовая страница|тестовый товар|тестовый продукт|тестова сторінка|тестовий товар|тестовий продукт",
    "δοκιμαστική σελίδα|δοκιμαστικό προϊόν|test ürün|test ürünü|deneme ürün|deneme ürünü|deneme sayfası",
    "דף בדיקה|מוצר בדיקה|מוצר לדוגמה|صفحة تجريبية|صفحة اختبار|منتج تجريبي|منتج اختبار|صفحه تست|محصول تست|محصول آزمایشی",
    "テストページ|テスト商品|テスト投稿|サンプル商品|测试页面|测试商品|测试产品|測試商品|測試頁面|테스트 상품|테스트 페이지|테스트상품",
    "sản phẩm test|sản phẩm thử nghiệm|trang thử nghiệm|produk tes|produk test|produk uji coba|halaman uji coba|สินค้าทดสอบ|หน้าทดสอบ",
    "asdf|asdfg|asdfgh|asdfasdf|asdf asdf|qwerty|qwertz|qwert|foo|foobar|foo bar|test test",
  ].join("|"),
);

/** Words for a trial that alone may also name an examination or a review: they tell something of goods only. */
export const trialWords: ReadonlySet<string> = list(
  "test|testing|prueba|teste|prova|teszt|тест|deneme|δοκιμή|בדיקה|اختبار|تجربة|تست|テスト|测试|測試|테스트|ทดสอบ|thử nghiệm|essai",
);

/** What a page that has no name is kept under while somebody tries how pages look. */
export const trialAddresses: ReadonlySet<string> = list(
  "dummy|sample|example|demo|lorem|lorem-ipsum|beispiel|ejemplo|exemple",
);
