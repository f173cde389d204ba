/** Sentences that a system writes into each new site, in lower case, each long enough to be nobody else's. */
export interface SampleContent {
  readonly system: string;
  /** Where the system's makers keep them. */
  readonly source: string;
  readonly texts: readonly string[];
}

const WORDPRESS =
  "https://github.com/WordPress/wordpress-develop/blob/trunk/src/wp-admin/includes/upgrade.php and its translations";

export const sampleContents: readonly SampleContent[] = [
  {
    system: "WordPress",
    source: WORDPRESS,
    texts: [
      "welcome to wordpress. this is your first post",
      "this is an example page. it's different from a blog post because it will stay in one place",
      "to get started with moderating, editing, and deleting comments",
      "just another wordpress site",
      "just another wordpress weblog",
      "willkommen bei wordpress. dies ist dein erster beitrag",
      "willkommen zur deutschen version von wordpress. dies ist der erste beitrag",
      "dies ist eine beispiel-seite. sie unterscheidet sich von beiträgen",
      "dies ist ein beispiel einer statischen seite. du kannst sie bearbeiten",
      "um mit dem freischalten, bearbeiten und löschen von kommentaren zu beginnen",
      "eine weitere wordpress-website",
      "ein weiterer wordpress-blog",
      "bienvenue sur wordpress. ceci est votre premier article",
      "bienvenue dans wordpress. ceci est votre premier article",
      "ceci est une page d'exemple. c'est différent d'un article de blog",
      "un site utilisant wordpress",
      "te damos la bienvenida a wordpress. esta es tu primera entrada",
      "bienvenido a wordpress. esta es tu primera entrada",
      "esta es una página de ejemplo. es diferente a una entrada",
      "otro sitio realizado con wordpress",
      "benvenuto in wordpress. questo è il tuo primo articolo",
      "benvenuto su wordpress. questo è il tuo primo articolo",
      "questa è una pagina di esempio. differisce da un articolo",
      "un nuovo sito targato wordpress",
      "boas-vindas ao wordpress. esse é o seu primeiro post",
      "bem-vindo ao wordpress. este é o seu primeiro",
      "este é um exemplo de página. é diferente de um",
      "só mais um site wordpress",
      "welkom bij wordpress. dit is je eerste bericht",
      "dit is een voorbeeldpagina. het is anders dan een blogbericht",
      "een nieuwe wordpress site",
      "witamy w wordpressie. to jest twój pierwszy wpis",
      "witaj w wordpressie. to jest twój pierwszy wpis",
      "kolejna witryna oparta na wordpressie",
      "välkommen till wordpress. det här är ditt första inlägg",
      "en till wordpress-webbplats",
      "velkommen til wordpress. dette er dit første indlæg",
      "velkommen til wordpress. dette er ditt første innlegg",
      "tervetuloa wordpressiin. tämä on ensimmäinen artikkelisi",
      "vítejte ve wordpressu. toto je",
      "vitajte vo wordpress. toto je váš prvý",
      "üdvözlet a wordpressben! ez az első bejegyzés",
      "bun venit la wordpress. acesta este primul tău articol",
      "добре дошли в wordpress. това е вашата първа публикация",
      "добро пожаловать в wordpress. это ваша первая запись",
      "ещё один сайт на wordpress",
      "это пример страницы. от записей в блоге она отличается тем",
      "ласкаво просимо до wordpress. це ваш перший запис",
      "καλωσήρθατε στο wordpress. αυτό είναι το πρώτο σας άρθρο",
      "wordpress'e hoş geldiniz. bu sizin ilk yazınız",
      "bir başka wordpress sitesi",
      "ברוכים הבאים לוורדפרס. זה הפוסט הראשון",
      "مرحبا بك في ووردبريس. هذه أول مقالة لك",
      "مرحبًا بك في ووردبريس. هذه هي مقالتك الأولى",
      "به وردپرس خوش آمدید. این نخستین نوشته",
      "به وردپرس خوش آمدید. این اولین نوشته",
      "wordpress へようこそ。こちらは最初の投稿です",
      "これはサンプルページです。同じ位置に固定され",
      "欢迎使用wordpress。这是您的第一篇文章",
      "歡迎使用 wordpress。這是這個網站的第一篇文章",
      "워드프레스에 오신 것을 환영합니다. 이것은 첫",
      "chào mừng đến với wordpress. đây là bài viết đầu tiên",
      "selamat datang di wordpress. ini adalah pos pertama anda",
    ],
  },
  {
    system: "Wix",
    source: "https://support.wix.com/en/article/adding-and-editing-text",
    texts: [
      "i'm a paragraph. click here to add your own text and edit me",
      "i'm a product description. i'm a great place to add more details about your product",
      "i'm a product detail. i'm a great place to add more information about your product",
      "das ist ein textabschnitt. klicken sie hier, um ihren eigenen text hinzuzufügen",
      "ich bin ein textabschnitt. klicken sie hier",
      "je suis un paragraphe. cliquez ici pour ajouter votre propre texte",
      "soy un párrafo. haz clic aquí para agregar tu propio texto",
      "sono un paragrafo. clicca qui per aggiungere",
      "sou um parágrafo. clique aqui para",
      "ik ben een alinea. klik hier om",
      "to jest akapit. kliknij tutaj, aby dodać własny tekst",
      "500 terry francine street",
      "500 terry francois street",
    ],
  },
  {
    system: "Shopify",
    source: "https://github.com/Shopify/dawn/tree/main/locales",
    texts: [
      "pair text with an image to focus on your chosen product, collection, or blog post",
      "share information about your brand with your customers. describe a product, make announcements, or welcome customers to your store",
      "give customers details about the banner image(s) or content on the template",
      "use this text to share information about your brand with your customers",
      "use this section to welcome customers to your store",
      "this area is used to describe your product's details",
    ],
  },
  {
    system: "Elementor",
    source: "https://github.com/elementor/elementor/tree/main/includes/widgets",
    texts: ["add your heading text here", "i am text block. click edit button to change this text"],
  },
  {
    system: "Divi",
    source: "https://www.elegantthemes.com/documentation/divi/",
    texts: ["your content goes here. edit or remove this text inline or in the module"],
  },
  {
    system: "Drupal",
    source:
      "https://git.drupalcode.org/project/drupal/-/blob/11.x/core/modules/node/config/optional/views.view.frontpage.yml",
    texts: [
      "no front page content has been created yet",
      "aucun contenu de page d'accueil n'a été créé",
      "bisher wurde noch kein startseiteninhalt erstellt",
      "todavía no se ha creado contenido para la portada",
    ],
  },
  {
    system: "Magento",
    source: "https://github.com/magento/magento2/tree/2.4-develop/app/code/Magento/Cms/Setup",
    texts: ["cms homepage content goes here"],
  },
  {
    system: "PrestaShop",
    source: "https://github.com/PrestaShop/PrestaShop/tree/develop/install-dev/fixtures",
    texts: [
      "symbol of lightness and delicacy, the hummingbird evokes curiosity and joy",
      "regular fit, round neckline, short sleeves. made of extra long staple pima cotton",
      "studio design's polyfaune collection features classic products with colorful patterns",
    ],
  },
  {
    system: "Squarespace",
    source: "https://www.squarespace.com/templates",
    texts: [
      "it all begins with an idea. maybe you want to launch a business",
      "maybe you want to turn a hobby into something more. or maybe you have a creative project to share",
    ],
  },
  {
    system: "Ghost",
    source: "https://github.com/TryGhost/Ghost/tree/main/ghost/core/core/server/data/schema/fixtures",
    texts: ["that's just getting started. things will be up and running here shortly"],
  },
  {
    system: "Jekyll",
    source: "https://github.com/jekyll/jekyll/blob/master/lib/site_template/_config.yml",
    texts: ["write an awesome description for your new site here", "you'll find this post in your _posts directory"],
  },
  {
    system: "Hexo",
    source: "https://github.com/hexojs/hexo-starter",
    texts: ["welcome to hexo! this is your very first post"],
  },
  {
    system: "Create React App",
    source: "https://github.com/facebook/create-react-app/blob/main/packages/cra-template/template/public/index.html",
    texts: ["web site created using create-react-app", "edit src/app.js and save to reload"],
  },
  {
    system: "Next.js",
    source: "https://github.com/vercel/next.js/tree/canary/packages/create-next-app/templates",
    texts: ["generated by create next app"],
  },
  {
    system: "Gatsby",
    source: "https://github.com/gatsbyjs/gatsby-starter-default/blob/master/gatsby-config.js",
    texts: ["kick off your next, great gatsby project with this default starter"],
  },
  {
    system: "Lovable",
    source: "https://docs.lovable.dev/",
    texts: ["lovable generated project"],
  },
  {
    system: "Docusaurus",
    source: "https://github.com/facebook/docusaurus/tree/main/packages/create-docusaurus/templates",
    texts: [
      "docusaurus was designed from the ground up to be easily installed and used to get your website up and running quickly",
    ],
  },
];

/** Titles that builders give to every new site. */
export const sampleTitles: ReadonlyMap<string, string> = new Map([
  ["react app", "Create React App"],
  ["create next app", "Next.js"],
  ["vite + react", "Vite"],
  ["vite + react + ts", "Vite"],
  ["vite + vue", "Vite"],
  ["vite app", "Vite"],
  ["your awesome title", "Jekyll"],
  ["welcome to nginx!", "nginx"],
  ["apache2 ubuntu default page: it works", "Apache"],
  ["apache2 debian default page: it works", "Apache"],
  ["welcome to wordpress", "WordPress"],
]);
