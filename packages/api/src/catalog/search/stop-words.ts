/** Words that say how, not what: they are searched for as well, but need not be there. The function `catalog_text` of the database has the same list. */
const STOP_WORDS = `
a an the for of to in on with and or by from my your our that which is as at it me i how what
tool tools software app apps application applications program programs programme system solution solutions platform service online web based
best good great simple easy top cheap new alternative alternatives like similar need want find looking deal deals offer offers buy get use using
create creating make making manage managing management build building write small
der die das den dem des ein eine einen einem einer fur von zu zum zur im mit und oder auf als meine mein ich wie was
werkzeug werkzeuge programm programme anwendung anwendungen losung system systeme dienst angebot angebote alternative alternativen gunstig gunstige
einfach einfache einfaches beste bestes besten gut gute kaufen suche erstellen verwalten machen verwaltung
el la los las lo un una unos unas para por de del con y e o en mi su que como
herramienta herramientas programa programas aplicacion aplicaciones sistema plataforma servicio oferta ofertas mejor mejores facil sencillo sencilla
barato crear hacer gestionar gestion administrar administracion alternativa alternativas
os as um uma uns umas do da dos das no na nos nas ao com meu minha seu ou em que como
ferramenta ferramentas aplicativo aplicativos aplicacao solucao servico melhor melhores facil simples criar fazer gerenciar gestao gerenciamento gerenciador gestor
في من الي على عن مع او و ل ب هو هي ما كيف
برنامج برامج البرنامج تطبيق تطبيقات اداه ادوات الاداه نظام منصه خدمه افضل سهل بسيط بسيطه عرض عروض انشاء اداره عمل بديل
的 和 与 或 在 用 用 于 给 我 个 款
软_件 工_具 应_用 程_序 系_统 平_台 服_务 在_线 最_好 好_用 简_单 推_荐 优_惠 管_理 创_建 制_作 替_代 器
`;

/** Words that only join others: alone they ask for nothing. */
const FUNCTION_WORDS = `
a an the for of to in on with and or by from my your our that which is as at it me i how what
der die das den dem des ein eine einen einem einer fur von zu zum zur im mit und oder auf als meine mein ich wie was
el la los las lo un una unos unas para por de del con y e o en mi su que como
os as um uma uns umas do da dos das no na nos nas ao com meu minha seu ou em que como
في من الي على علي عن مع او و ل ب هو هي ما كيف
的 和 与 或 在 用 于 给 我 个 款 了 吗 呢 啊
`;
const functionWords = new Set(FUNCTION_WORDS.split(/\s+/u));

export const isFunctionWord = (word: string) => functionWords.has(word);

const stopWords = new Set(STOP_WORDS.split(/\s+/u).map((word) => word.replaceAll('_', ' ')));

/** Numbers and currencies say how much, not what, in six languages. */
const AMOUNT =
  /^(?:\p{N}+|usd|eur|gbp|brl|cny|rmb|jpy|inr|chf|dollars?|dolar(?:es)?|euros?|pounds?|pfund|libras?|reais|yuan|yen|rupees?|franken|دولارا?|يورو|جنيه|[美欧日] ?元|元|英 ?镑|人 ?民 ?币)$/u;

export const isStopWord = (phrase: string) => stopWords.has(phrase) || AMOUNT.test(phrase);
