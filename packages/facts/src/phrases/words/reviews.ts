/** What shops call the opinions of customers. */
export const reviewsWords = `
* review|rating
en review|rating|testimonial|rated
af resens|beoordel|hersien|gradering
ar تقييم|مراجع|آراء|المراجع|التقييم|اراء|تعليق
be водгук|рэйтынг|ацэнк|агляд
bg отзив|мнени|рейтинг|оценк|преглед|ревю
bn রিভিউ|রেটিং|পর্যালোচনা|মতামত
bs recenz|ocjen|pregled
ca ressen|opinio|valorac|comentari|puntuac|revis|ressenya
cs recenz|hodnocen|hodnoten|prehled|zkontrol
cy adolyg|sgôr|sgor|graddio
da anmeld|vurder|bedøm|omtale|gennemse|bedom|anmeldelse
de bewert|rezension|kundenmein|überprüf|uberpruf|beurteil|meinung
el κριτικ|αξιολογ|βαθμολ|σχολι|επισκοπ
es opinion|reseñ|valorac|resen|puntuac|comentario|calificac|revis|evaluac|clasific|critica
et arvustus|hinnang|ülevaa|hinne|tagasiside|vaata ule|hinda
eu iritzi|balorazio|kalifik|kritik|berrikusi
fa نظر|بررسي|امتياز|بازبيني|بازنگري|ديدگاه|مرور|رتبه|نقد
fi arvost|arvio|luokit|arvostel|tarkist|arvosana|arvostelu
fr avis|évaluat|note|comment|evaluat|notes|examen|critique|verifi
he ביקור|חוות|דירוג|דרוג|המלצ|סקיר|ביקורות
hi समीक्षा|रेटिंग|रिव्यू|राय|प्रतिक्रिया
hr recenz|ocjen|pregled|komentar|misljen
hu értékel|vélemény|ertekel|velemeny|áttekint|minősít
hy կարծիք|գնահատ|վարկանիշ|ակնարկ|մեկնաբան|դիտարկ
id ulasan|peringkat|penilaian|review|periksa|rating|tinjau
is umsögn|umsagn|einkunn|umsogn|yfirfar
it recension|opinion|valutaz|voto|giudiz|rivedi|revis
ja レビュー|評価|クチコミ|口コミ|審査|批評|確認
ka შეფასებ|მიმოხილვ|რეიტინგ|გამოხმ|კომენტარ
km វាយតម្លៃ|មតិ|ពិនិត្យ|ការពិនិត្យ
ko 리뷰|평가|후기|평점|검토|상품평|별점
ku nirxand|nêrîn|nerin|peşniyaz|vekol|şirove|nirx
lt atsiliep|įvertin|ivertin|apžvalg|apzvalg|vertinim|perziur|reitinga
lv atsauksm|vērtēj|vertej|pārskat|parskat|reitings|recenzij|novertej
mk рецензи|оценк|преглед
mn үнэлгээ|сэтгэгдэл|шүүмж|хянах
ne समीक्षा|मूल्याङ्कन|रेटिङ|मूल्यांकन
nl beoordel|review|recensie|waarder|beoordeel
no anmeld|omtal|vurder|tilbakemeld|gjennomg|rangering|karakter|omtaler|omtale
pl opini|recenzj|ocen|przegl|komentarz
pt avalia|opini|classific|coment|resenh|critica|rever|revisar|taxa|revis
ro recenz|evalu|parer|nota|revizui|rating|pareri|comentar
ru отзыв|рейтинг|оценк|обзор|проверить|рецензи|просмотр
si සමාලෝචන|ශ්‍රේණි|විචාර|අදහස|ඇගයීම්|තරු
sk recenz|hodnot|hodnoten|posud|skontrol|prehl
sl ocen|mnenj|pregled|recenz
sq vleresim|koment|rishik|përshtyp|rekord|permbled|pershtyp|shqyrt|recension
sr recenz|ocen|pregled|komentar|рецензиј|оцен|преглед|utisc|misljen|утис
sv recens|betyg|omdöm|omdom|granska|bedomn|bedöm
th รีวิว|ความคิดเห็น|คะแนน|บทวิจารณ์|ตรวจสอบ|ประเมิน|เรตติ้ง|เรทติ้ง
tr yorum|değerlend|degerlend|puan|inceleme|gözden|gorusunuz|gozden|oylama|derece
uk відгук|рейтинг|оцінк|огляд|перегляд|рецензі
vi danh gia|nhan xet|xep hang|binh luan|xem lai
zh 评论|評論|评价|評價|评分|評分|商品评|审核|評比|審核|写评|心得|点评|评级|評級
`;
