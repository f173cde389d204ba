/**
 * What a shop calls itself that takes no orders, in the languages of shop systems: "demo" or "test" before or behind a
 * word for shop, checkout or order. Told by reading the demonstration shops of these systems; "demo" alone is a film or
 * an appointment.
 */
const SHOP =
  "shop|store|storefront|checkout|boutique|tienda|loja|negozio|winkel|butik|butikk|kauppa|sklep|obchod|bolt|magazin|mağaza|mağazası|prodavnica|trgovina|e-?shop|магазин|продавница|сайт магазина|магазину|bestellung|order|commande|pedido|ordine|zamówienie|заказ|замовлення|متجر";
/** Scripts that set no words apart. */
const UNSPACED = /(?:デモ|テスト|演示|测试|測試|데모|테스트)\s?(?:ショップ|ストア|サイト店|商店|商城|상점|쇼핑몰)/u;
const DEMO = "demo|démo|test|dummy|демо|тестовый|тестовий|демонстрационный|демонстраційний|пробна|probna|testna";
const DEMO_BEHIND =
  "demo|de démonstration|de demostración|de demonstração|dimostrativo|demonstracyjny|testowy|de test|de prueba|de teste|di prova|تجريبي";

const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${DEMO})[\s-]?(?:${SHOP})|(?:${SHOP})[\s-](?:${DEMO_BEHIND}))(?![\p{L}\p{N}])`,
  "iu",
);

/** The sentence with which WooCommerce opens a shop that is not open yet, and its kin. */
const SENTENCE =
  /\bno orders shall be fulfilled\b|\bkeine echte bestellung\b|\baucune commande (?:ne sera|réelle)\b|\bno se (?:completará|procesará) ningún pedido\b|\bnessun ordine (?:sarà|verrà) evaso\b/iu;

/** Where a text says so, as it says it; null in all others. */
export const demoWordsIn = (text: string): string | null =>
  (NAME.exec(text) ?? UNSPACED.exec(text) ?? SENTENCE.exec(text))?.[0] ?? null;
