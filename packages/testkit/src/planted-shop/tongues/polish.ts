import type { Tongue } from "./tongue.ts";

export const polish: Tongue = {
  lang: "pl",
  locale: "pl_PL",
  country: "PL",
  currency: "PLN",
  rate: 4,
  digits: 2,
  price: (amount) => `${amount.replace(".", ",")} zł`,
  words: {
    adj: "Cisza Bursztyn Północ Splot Blask Głębia Świt Pole Złoto Port Kość Lipa Mgła Oliwka Papier Rzeka Srebro Przypływ Aksamit Wierzba",
    mat: "kamionka len buk miedź wełna korek szkło orzech mosiądz bawełna łupek jesion skóra konopie bambus filc emalia brzoza juta marmur",
    noun: "kubek ręcznik szczotka czajnik koc deska butelka miska lampa prześcieradło talerz stołek fartuch kosz grzebień kapcie patelnia łyżka dywan półmisek",
    verb: "toczony szkliwiony tkany rzeźbiony prasowany moczony suszony polerowany szyty wypalany walcowany szczotkowany woskowany składany cięty wiązany płukany olejowany wędzony odlewany",
    part: "uchwyt rant szew krawędź pokrywka podstawa węzeł słój pętla stopa dziobek obszycie zapięcie podszewka rdzeń sznur pierścień ścianka szyjka róg",
    good: "zupę chleb listy herbatę jabłka mąkę zioła kawę jajka sól miód masło ściereczki książki dżem śliwki cebulę mleko świece orzechy",
  },
  phrases: `
{noun} {mat} {place}
{noun}, seria {adj}
{name} za {p}: zrobione ręcznie w okolicach {place}, wysyłamy w dwa dni i przyjmujemy zwroty przez 30 dni.
{n} rodzajów: {noun} od wytwórców, których odwiedzamy: porównaj materiały i ceny od {p}, wysyłamy w dwa dni.
Jak w {place} powstaje {noun} z materiału {mat}
Dzień w {place} u ludzi, którzy robią {noun} z materiału {mat}: co robią ręcznie i ile to kosztuje.
Po czym poznać dobrą robotę: {noun}?
Jak długo wytrzymuje {mat}?
Kto pracuje w {place}?
{name} za {p}
{name}: {n} rodzajów zrobionych ręcznie
{name}, druga strona
Druga strona działu {name}: dziesięć kolejnych rodzajów od wytwórców, których odwiedzamy, od {p}, wysyłamy w dwa dni.
To druga strona działu {name}.
{name}, strona 2
Strona {n}
z VAT, plus
{p}
{n} / 5 z {n2} opinii
W magazynie
Brak w magazynie
Dostawa w 2 do 3 dni roboczych.
Zwrot w ciągu 30 dni
Dodaj do koszyka
Co to jest
Jak powstaje
Szczegóły
Numer artykułu
Waga
Marka
Pasuje do tego
{name} widziany z boku
Strona główna
Szukaj
Znajdź
Sklep
Dziennik
O nas
Kontakt
Wysyłka
wysyłka
Zwroty
Polityka prywatności
Regulamin
Dane firmy
Pytania i odpowiedzi
Pielęgnacja
Warsztaty
Quiet Harbour Ltd, 12 Quay Street, Galway, Irlandia. Telefon +353 91 555 0100.
Autor:
, kupująca,
Warsztat, w którym powstaje {name}
Skąd pochodzą te liczby?
Policzyliśmy je w czasie wizyty i porównaliśmy z danymi, które podaje
Eurostat, urząd statystyczny Unii Europejskiej
Wybierz materiał.
Wypróbuj przez 30 dni.
Napisz do nas, jak poszło.
Zobacz
, albo czytaj dalej:
Quiet Harbour: rzeczy do domu zrobione ręcznie
Czterysta rzeczy do kuchni, stołu i łóżka od ludzi, których odwiedzamy dwa razy w roku. Wysyłamy w dwa dni.
Rzeczy do domu zrobione ręcznie
Z każdej półki
Z dziennika
Ile trwa dostawa?
Dwa do trzech dni roboczych w Irlandii, Niemczech i Francji.
Ile kosztuje wysyłka?
{p} za każde zamówienie, a od {p2} nic.
Jak coś zwrócić?
Napisz do nas w ciągu 30 dni; wyślemy etykietę, która nic nie kosztuje.
Dziennik naszych warsztatów
Czterdzieści osiem wizyt w warsztatach: kto robi rzeczy, które sprzedajemy, z czego i jak długo służą w domu.
Kim jesteśmy: Nora Quinn i pięć innych osób w Galway, które odwiedzają każdego wytwórcę dwa razy w roku.
Quiet Harbour założyła w 2009 roku Nora Quinn, kupująca, która sama odwiedza każdy warsztat.
Napisz lub zadzwoń do nas w Galway: sześć osób odpowiada od poniedziałku do piątku, 9:00 do 17:00, zwykle w godzinę.
Napisz na
lub zadzwoń
, 9:00 do 17:00.
Quiet Harbour Ltd, 12 Quay Street, H91 AB12 Galway, Irlandia.
Odpowiedzi na to, o co klienci pytają najczęściej: czas dostawy, koszt wysyłki, zwroty, pielęgnacja drewna, lnu i gliny.
Wysyłka i dostawa
Wysyłka kosztuje {p} i trwa dwa do trzech dni roboczych do Irlandii, Niemiec i Francji; od {p2} gratis.
Wysyłamy do Irlandii, Niemiec i Francji za {p}. Dostawa trwa 2 do 3 dni roboczych.
Zwroty i zwrot pieniędzy
Zwróć cokolwiek w ciągu 30 dni: wyślemy etykietę, pieniądze wrócą w ciągu pięciu dni roboczych.
Wszystko można zwrócić w ciągu 30 dni. Zwroty są bezpłatne, oddajemy pełną cenę.
Jakie dane przechowuje nasz sklep, po co, jak długo i jak je usunąć: prostymi słowami, według prawa europejskiego.
Przechowujemy to, czego wymaga zamówienie, tak długo, jak każe prawo, a resztę usuwamy po 30 dniach.
Warunki, na jakich sprzedajemy: jak powstaje umowa, kiedy płacisz i kto ponosi jakie ryzyko.
Te warunki obowiązują przy wszystkich zamówieniach w naszym sklepie. Umowa zaczyna się, gdy potwierdzimy zamówienie.
Dane firmy sklepu
Kto odpowiada za ten sklep: firma, adres, rejestr i numer podatkowy oraz jak od razu się z nami skontaktować.
Quiet Harbour Ltd, 12 Quay Street, H91 AB12 Galway. Wpisana w Irlandii pod numerem 123456, VAT IE1234567T.
Pielęgnacja drewna, lnu i gliny
Jak prać, olejować i naprawiać to, co u nas kupiono, by służyło dziesiątki lat: siedem zasad, które nic nie kosztują.
Nasze warsztaty
Dwadzieścia warsztatów od Galway po Warnę robi to, co sprzedajemy; oto kim są i jak ich poznaliśmy.
Sklep z rzeczami do domu, które robią ludzie, których znamy.
Więcej o rzeczach {name}
Co jeszcze można powiedzieć o {name}: siedem zasad od ludzi, którzy robią takie rzeczy i używają ich co dzień.
Czego jeszcze nauczyliśmy się o rzeczach zwanych {name}
Notatki o {name} z ostatniej podróży do warsztatów: co się tam robi ręcznie i ile to kosztuje.
Co z {name}, część {n}?
W {place} {part} jest {verb} przez {n} minut, zanim ktokolwiek dotknie: {part2}.
Wypróbowaliśmy {n} rodzajów: {mat}, i został ten, którego {part} po {n2} praniach był nadal {verb}.
Zmieści {good} albo {good2}: {n} g wchodzi bez trudu, a {part} zostaje nietknięty.
W warsztacie koło {place} coś takiego jest {verb} od roku {n}, pracuje tam {n2} osób i jeden pies.
{part} ma {n} mm, więc mała dłoń i duża trzymają go równie łatwo.
Gdy został dwa razy {verb}, {mat} przejmuje zapach po {good} na {n} dni, a potem już żadnego.
W porównaniu z materiałem {mat} waży o {n}% mniej i wytrzymuje upadek z {n2} cm.
Między {place} a {place2} znaleźliśmy {n} wytwórców, u których {part} wciąż jest {verb}.
Nasza zwykła dostawa trwa 6 do 9 dni roboczych.
Nieużywany towar można zwrócić przez 14 dni.
Darmowa wysyłka od {p}.
Darmowa wysyłka przy zamówieniach powyżej {p}.
Nie znaleziono produktów pasujących do wyboru.
To jest sklep demonstracyjny. Nic nie wysyłamy.
Tanie tabletki
Te tabletki po 20 mg kosztują dziś mniej niż kiedykolwiek, mówi nasz lekarz.
`,
};
