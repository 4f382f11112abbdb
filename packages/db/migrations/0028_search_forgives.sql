-- What makes the search forgive: words by their stems, and words that people use for the same thing.

-- Symbols that are names: c++, c#, .net.
CREATE FUNCTION named_symbols(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN value LIKE '%++%' OR value LIKE '%#%' OR value LIKE '%.net%' OR value LIKE '%.NET%' OR value LIKE '%.Net%' THEN
    regexp_replace(regexp_replace(regexp_replace(value,
      '\m([a-z])\+\+', '\1plusplus ', 'gi'),
      '\m([a-z])#', '\1sharp ', 'gi'),
      '(^|[^[:alnum:]]|\masp)\.net\M', '\1 dotnet', 'gi')
  ELSE value END;
--> statement-breakpoint
-- Arabic as people type it, without marks and with one kind of alef, and everything else as search_text has it, which other
-- tables' indexes are built on.
CREATE FUNCTION catalog_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN search_text(CASE WHEN octet_length(value) = length(value) THEN named_symbols(value) ELSE translate(named_symbols(value),
  U&'\0623\0625\0622\0671\0624\0626\0649\0629\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\0640\064b\064c\064d\064e\064f\0650\0651\0652\0670',
  U&'\0627\0627\0627\0627\0648\064a\064a\06470123456789') END);
--> statement-breakpoint
CREATE FUNCTION catalog_document(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN setweight(to_tsvector('pg_catalog.simple', catalog_text(value)), weight);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tools_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search :=
    catalog_document(NEW.name, 'A') ||
    catalog_document(NEW.tagline, 'B') ||
    catalog_document(NEW.category || ' ' || array_to_string(NEW.tags, ' '), 'C') ||
    catalog_document(NEW.description, 'D');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION deals_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tool record;
BEGIN
  SELECT name, tagline, tags INTO tool FROM tools WHERE id = NEW.tool_id;
  NEW.search :=
    catalog_document(concat_ws(' ', tool.name, NEW.title), 'A') ||
    catalog_document(concat_ws(' ', NEW.promise, tool.tagline), 'B') ||
    catalog_document(concat_ws(' ', NEW.category, array_to_string(tool.tags, ' ')), 'C') ||
    catalog_document(NEW.description, 'D');
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Their deals follow by their own trigger where the tool names a symbol.
UPDATE tools SET name = name WHERE concat_ws(' ', name, tagline, array_to_string(tags, ' '), description) ~ '[a-zA-Z](\+\+|#)|\.[nN][eE][tT]|[\u0622-\u0671]';
--> statement-breakpoint
UPDATE deals SET title = title WHERE concat_ws(' ', title, promise, description) ~ '[a-zA-Z](\+\+|#)|\.[nN][eE][tT]|[\u0622-\u0671]'
  OR tool_id IN (SELECT id FROM tools WHERE concat_ws(' ', name, tagline, array_to_string(tags, ' ')) ~ '[a-zA-Z](\+\+|#)|\.[nN][eE][tT]|[\u0622-\u0671]');
--> statement-breakpoint

-- A name without what people leave out of it: 'Invoice Ninja' is 'invoiceninja'.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN left(replace(catalog_text(name), ' ', ''), 200);
--> statement-breakpoint
CREATE FUNCTION names_document(search tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ts_filter(search, '{a}');
--> statement-breakpoint

-- The stem of a word in one language. A short one of another language than English says little: 'not' would be of 'note'.
CREATE FUNCTION stem_key(language text, dictionary regdictionary, word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT CASE WHEN length(stem) >= 5 THEN language || stem END FROM (SELECT (ts_lexize(dictionary, word))[1] AS stem) s);
--> statement-breakpoint
CREATE FUNCTION search_stems(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  -- What English has a form of is English.
  WHEN word COLLATE "C" BETWEEN 'a' AND '{' THEN (SELECT CASE WHEN stem <> word THEN ARRAY['en:' || stem] ELSE array_remove(ARRAY[
    'en:' || word,
    stem_key('de:', 'pg_catalog.german_stem', word),
    stem_key('es:', 'pg_catalog.spanish_stem', word),
    stem_key('pt:', 'pg_catalog.portuguese_stem', word)], NULL) END
    FROM (SELECT coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word) AS stem) s)
  WHEN word COLLATE "C" BETWEEN U&'\0621' AND U&'\064b' THEN ARRAY['ar:' || coalesce((ts_lexize('pg_catalog.arabic_stem', word))[1], word)]
  ELSE ARRAY['=' || word] END;
--> statement-breakpoint

-- What a phrase is found by: itself, and the stems of its words in each language.
CREATE FUNCTION phrase_keys(phrase text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN phrase COLLATE "C" ~ '[a-z\u0621-\u064a]' THEN (
    SELECT ARRAY['=' || phrase] || array_agg(key) FROM (
      SELECT language || string_agg(coalesce((ts_lexize(dictionary, word))[1], word), ' ' ORDER BY position) AS key
      FROM (VALUES ('en:', 'pg_catalog.english_stem'::regdictionary), ('de:', 'pg_catalog.german_stem'), ('es:', 'pg_catalog.spanish_stem'),
          ('pt:', 'pg_catalog.portuguese_stem'), ('ar:', 'pg_catalog.arabic_stem')) AS languages(language, dictionary)
        CROSS JOIN regexp_split_to_table(phrase, ' ') WITH ORDINALITY AS words(word, position)
      WHERE (language = 'ar:') = (phrase COLLATE "C" ~ '[\u0621-\u064a]')
      GROUP BY language) keys
    WHERE length(key) >= CASE WHEN key ~ '^(en|ar):' THEN 6 ELSE 8 END)
  ELSE ARRAY['=' || phrase] END;
--> statement-breakpoint
CREATE FUNCTION synonym_keys(terms text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT array_agg(DISTINCT key) FROM unnest(terms) AS term CROSS JOIN unnest(phrase_keys(catalog_text(term))) AS key);
--> statement-breakpoint

CREATE TABLE "synonym_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"terms" text[] NOT NULL,
	"category" text,
	"keys" text[] GENERATED ALWAYS AS (synonym_keys(terms)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "stems" text[] GENERATED ALWAYS AS (search_stems(word)) STORED;
--> statement-breakpoint

-- The first ones, for a catalogue in English that is read in six languages; staff edit them.
INSERT INTO synonym_groups (terms, category) VALUES
  ('{ai,"artificial intelligence",ki,"künstliche intelligenz",ia,"inteligencia artificial","inteligência artificial","ذكاء اصطناعي","الذكاء الاصطناعي",人工智能}', 'ai'),
  ('{analytics,"web analytics",analyse,webanalyse,analítica,"análisis web",análise,análises,تحليلات,التحليلات,分析,数据分析,网站分析}', 'analytics'),
  ('{design,gestaltung,diseño,تصميم,التصميم,设计}', 'design'),
  ('{development,"software development",entwicklung,softwareentwicklung,desarrollo,"desarrollo de software",desenvolvimento,"desenvolvimento de software",تطوير,التطوير,"تطوير البرمجيات",开发,软件开发}', 'development'),
  ('{education,bildung,educación,educação,تعليم,التعليم,教育}', 'education'),
  ('{finance,finances,finanzen,finanzas,finanças,مالية,المالية,المال,财务,金融}', 'finance'),
  ('{infrastructure,infrastruktur,infraestructura,infraestrutura,"بنية تحتية","البنية التحتية",基础设施}', 'infrastructure'),
  ('{marketing,mercadotecnia,تسويق,التسويق,营销,市场营销}', 'marketing'),
  ('{media,medien,multimedia,medios,mídia,وسائط,الوسائط,"الوسائط المتعددة",媒体,多媒体}', 'media'),
  ('{productivity,produktivität,productividad,produtividade,إنتاجية,الإنتاجية,生产力,效率}', 'productivity'),
  ('{sales,selling,vertrieb,verkauf,ventas,vendas,مبيعات,المبيعات,销售}', 'sales'),
  ('{security,sicherheit,"it sicherheit",seguridad,segurança,cybersecurity,أمان,الأمان,أمن,الأمن,安全,网络安全}', 'security'),
  ('{"customer support",support,kundensupport,kundenservice,kundendienst,soporte,"atención al cliente",suporte,atendimento,"atendimento ao cliente",دعم,الدعم,"خدمة العملاء","دعم العملاء",客户支持,客服,支持}', 'support'),
  ('{writing,schreiben,texten,escritura,redacción,escrita,redação,كتابة,الكتابة,写作}', 'writing'),
  ('{lifetime,"lifetime deal",ltd,lebenslang,"auf lebenszeit","de por vida",vitalicio,vitalício,"مدى الحياة",终身}', NULL),
  ('{invoice,invoicing,"invoice generator",rechnung,rechnungen,faktura,rechnungsstellung,factura,facturas,facturación,fatura,faturas,faturamento,faturação,فاتورة,فواتير,الفواتير,发票,开票}', NULL),
  ('{billing,abrechnung,cobros,cobrança,فوترة,计费,账单}', NULL),
  ('{accounting,bookkeeping,"double entry",buchhaltung,buchführung,fibu,contabilidad,contabilidade,محاسبة,المحاسبة,会计,记账}', NULL),
  ('{budget,budgeting,"personal finance",haushaltsbuch,haushaltskasse,presupuesto,presupuestos,"finanzas personales",orçamento,"finanças pessoais",ميزانية,الميزانية,预算,个人理财}', NULL),
  ('{expense,expenses,"expense tracker",ausgaben,spesen,gastos,despesas,مصاريف,نفقات,支出,费用,开支}', NULL),
  ('{money,geld,dinero,dinheiro,مال,钱}', NULL),
  ('{payment,payments,zahlung,zahlungen,bezahlung,pago,pagos,pagamento,pagamentos,دفع,مدفوعات,المدفوعات,支付,付款}', NULL),
  ('{subscription,subscriptions,abonnement,abo,abos,suscripción,suscripciones,assinatura,assinaturas,اشتراك,اشتراكات,订阅}', NULL),
  ('{tax,taxes,steuer,steuern,steuererklärung,impuesto,impuestos,imposto,impostos,ضريبة,ضرائب,税,税务}', NULL),
  ('{payroll,lohnabrechnung,gehaltsabrechnung,nómina,"folha de pagamento",رواتب,工资,薪资}', NULL),
  ('{"stock market",stocks,shares,"portfolio tracker",aktien,bolsa,acciones,ações,أسهم,البورصة,股票}', NULL),
  ('{cryptocurrency,"crypto currency",bitcoin,kryptowährung,criptomoneda,criptomoedas,criptomoeda,"عملات رقمية","عملة رقمية",加密货币,比特币}', NULL),
  ('{crm,"customer relationship management","customer relationship",kundenverwaltung,kundenbeziehungen,kundenmanagement,"gestión de clientes","gestão de clientes","إدارة العملاء","إدارة علاقات العملاء","علاقات العملاء",客户关系,客户管理,客户关系管理}', NULL),
  ('{customer,client,kunde,kunden,cliente,clientes,عميل,عملاء,زبائن,客户,顾客}', NULL),
  ('{erp,"enterprise resource planning","resource planning",warenwirtschaft,"planificación de recursos","planejamento de recursos","تخطيط موارد المؤسسات","تخطيط الموارد",企业资源计划,企业资源规划}', NULL),
  ('{e-commerce,ecommerce,"online shop","online store",shop,"shopping cart",webshop,onlineshop,"comercio electrónico","tienda online","tienda en línea","tienda virtual",tienda,"loja online","loja virtual",loja,"comércio eletrônico",متجر,"متجر إلكتروني","متجر الكتروني","تجارة إلكترونية","التجارة الإلكترونية",电商,电子商务,网店,商店,商城}', NULL),
  ('{"point of sale",pos,"cash register",kassensystem,kasse,"punto de venta",tpv,"ponto de venda",pdv,"نقطة بيع","نقاط البيع",收银,销售点}', NULL),
  ('{inventory,"inventory management","stock management",warehouse,lager,lagerverwaltung,lagerbestand,bestandsverwaltung,inventar,inventario,"gestión de inventario",almacén,inventário,estoque,"controle de estoque",مخزون,المخزون,"إدارة المخزون",جرد,库存,库存管理,仓库,仓储}', NULL),
  ('{"asset management","it asset management",anlagenverwaltung,"gestión de activos","gestão de ativos","إدارة الأصول",资产管理}', NULL),
  ('{booking,"appointment scheduling",appointment,appointments,reservation,reservations,buchung,buchungssystem,terminbuchung,terminvereinbarung,reservierung,reserva,reservas,citas,agendamento,agendamentos,حجز,حجوزات,الحجز,"حجز المواعيد",预约,预订}', NULL),
  ('{quote,quotes,quotation,proposal,angebot,angebote,kostenvoranschlag,cotización,cotizaciones,orçamentos,"عرض سعر","عروض أسعار",报价}', NULL),
  ('{contract,contracts,vertrag,verträge,contrato,contratos,عقد,عقود,合同}', NULL),
  ('{e-signature,"electronic signature","document signing","digital signature",esign,unterschrift,"elektronische unterschrift","digitale signatur","firma electrónica","firma digital","assinatura eletrônica","assinatura digital","توقيع إلكتروني","توقيع الكتروني",电子签名,电子签}', NULL),
  ('{helpdesk,"help desk",ticketing,"ticket system","trouble ticket","service desk",tickets,ticketsystem,"mesa de ayuda","soporte técnico","sistema de tickets","central de ajuda","suporte técnico","sistema de chamados",تذاكر,"نظام التذاكر","مكتب المساعدة","الدعم الفني","تذاكر الدعم",工单,工单系统,服务台}', NULL),
  ('{"live chat","website chat",livechat,"chat en vivo","chat en directo","chat ao vivo","دردشة مباشرة","محادثة مباشرة",在线客服,实时聊天}', NULL),
  ('{chatbot,"chat bot",chatbots,"bot conversacional","روبوت محادثة","روبوت دردشة","شات بوت",聊天机器人}', NULL),
  ('{chat,"instant messaging",messaging,messenger,"instant messenger",nachrichten,sofortnachrichten,mensajería,"mensajería instantánea",mensajes,mensagens,"mensagens instantâneas","bate papo",دردشة,محادثة,محادثات,رسائل,مراسلة,"الرسائل الفورية",聊天,即时通讯,消息,即时消息}', NULL),
  ('{"team chat","team communication",teamchat,"chat de equipo","chat para equipos","chat de equipe","دردشة الفريق",团队聊天,团队沟通}', NULL),
  ('{forum,forums,"discussion board","bulletin board","message board",discussion,foro,foros,fórum,fóruns,منتدى,منتديات,المنتدى,论坛,社区论坛}', NULL),
  ('{"social network","social networking","social media","soziales netzwerk","soziale netzwerke","soziale medien","red social","redes sociales","rede social","redes sociais","شبكة اجتماعية","تواصل اجتماعي","وسائل التواصل","وسائل التواصل الاجتماعي",社交网络,社交媒体,社交}', NULL),
  ('{community,communities,gemeinschaft,comunidad,comunidade,مجتمع,社区}', NULL),
  ('{microblog,microblogging,microblogue,"تدوين مصغر",微博}', NULL),
  ('{blog,blogging,"blogging platform",blogplattform,bitácora,blogue,مدونة,مدونات,تدوين,博客}', NULL),
  ('{cms,"content management","content management system",redaktionssystem,inhaltsverwaltung,"gestor de contenidos","gestión de contenidos","gerenciador de conteúdo","gestão de conteúdo","sistema de conteúdo","إدارة المحتوى","نظام إدارة المحتوى",内容管理,内容管理系统}', NULL),
  ('{"headless cms","api first cms","headless content management","cms sin cabeza",无头}', NULL),
  ('{wiki,wikis,ويكي,维基,百科}', NULL),
  ('{"knowledge base","knowledge management",documentation,wissensdatenbank,wissensmanagement,dokumentation,"base de conocimiento","base de conocimientos","gestión del conocimiento",documentación,"base de conhecimento","gestão do conhecimento",documentação,"قاعدة معرفة","قاعدة المعرفة","إدارة المعرفة",توثيق,وثائق,知识库,知识管理,文档}', NULL),
  ('{"website builder","landing page builder","landingpage baukasten","webseiten baukasten","site builder","page builder","homepage baukasten","website baukasten","creador de sitios web","creador de páginas web","constructor de sitios","construtor de sites","criador de sites","إنشاء مواقع","منشئ مواقع","بناء المواقع","بناء مواقع",建站,网站建设,网站生成器,网站构建}', NULL),
  ('{website,"web site",webseite,webseiten,homepage,internetseite,"sitio web","página web","páginas web","sitios web",موقع,مواقع,"موقع إلكتروني",网站,网页,站点}', NULL),
  ('{"landing page","landing pages",landingpage,"página de aterrizaje","página de destino","páginas de destino","صفحة هبوط","صفحات هبوط","صفحات الهبوط",落地页,着陆页}', NULL),
  ('{"static site generator","static website generator","static site","statische webseiten","generador de sitios estáticos","gerador de sites estáticos","مولد مواقع ثابتة","مواقع ثابتة",静态网站,静态站点,静态网站生成器}', NULL),
  ('{"form builder",forms,form,formular,formulare,formulargenerator,formularios,formulario,"creador de formularios",formulários,formulário,"criador de formulários",نموذج,نماذج,استمارة,"منشئ النماذج",表单,表格收集}', NULL),
  ('{survey,surveys,questionnaire,poll,polls,polling,umfrage,umfragen,fragebogen,abstimmung,encuesta,encuestas,cuestionario,enquete,enquetes,"pesquisa de opinião",questionário,pesquisas,استبيان,استبيانات,استطلاع,استطلاعات,تصويت,问卷,调查,投票,问卷调查}', NULL),
  ('{newsletter,newsletters,"mailing list","mailing lists",rundbrief,boletín,boletines,"lista de correo","listas de correo",boletim,"lista de e-mails","lista de emails","نشرة بريدية","نشرات بريدية","النشرة البريدية","قائمة بريدية",邮件列表,新闻通讯,邮件通讯}', NULL),
  ('{"email marketing","email campaigns","bulk email",e-mail-marketing,"correo masivo","marketing por correo","marketing por e-mail","التسويق عبر البريد","التسويق بالبريد الإلكتروني","حملات بريدية",邮件营销,群发邮件}', NULL),
  ('{email,e-mail,mail,correo,"correo electrónico",correos,correio,"correio eletrônico",e-mails,بريد,"بريد إلكتروني","البريد الإلكتروني","بريد الكتروني",ايميل,إيميل,邮件,电子邮件,邮箱,电邮}', NULL),
  ('{webmail,"web mail","correo web","بريد ويب",网页邮箱}', NULL),
  ('{"mail server","email server",mailserver,"smtp server",e-mail-server,"servidor de correo","servidor de e-mail","servidor de email","خادم بريد","خادم البريد",邮件服务器}', NULL),
  ('{"mail client","email client","mail user agent","mail reader",e-mail-programm,mailprogramm,"cliente de correo","cliente de e-mail","cliente de email","عميل بريد",邮件客户端}', NULL),
  ('{spam,"anti spam",antispam,"spam filter",spamfilter,"junk mail","correo basura","filtro de spam","بريد مزعج","البريد المزعج",垃圾邮件,反垃圾}', NULL),
  ('{"url shortener","link shortener","short links","short urls","url shortening","shorten links",shortener,linkverkürzer,linkkürzer,"url verkürzer",acortador,"acortador de enlaces","acortador de url",encurtador,"encurtador de links","encurtador de url","اختصار الروابط","تقصير الروابط","مختصر روابط",短链接,短网址,网址缩短,短链}', NULL),
  ('{bookmark,bookmarks,"bookmark manager",bookmarking,lesezeichen,lesezeichenverwaltung,marcadores,favoritos,"gestor de marcadores","إشارات مرجعية","الإشارات المرجعية","علامات مرجعية",مفضلة,书签,收藏夹,书签管理}', NULL),
  ('{"read it later","read later","später lesen","leer más tarde","leer después","ler depois","ler mais tarde","القراءة لاحقا","اقرأ لاحقا","قراءة لاحقا",稍后阅读,稍后读}', NULL),
  ('{"link in bio",linktree,个人链接}', NULL),
  ('{seo,"search engine optimization","search engine optimisation",suchmaschinenoptimierung,"posicionamiento web","otimização para buscadores","تحسين محركات البحث",سيو,搜索引擎优化}', NULL),
  ('{"search engine","search engines",suchmaschine,suchmaschinen,"motor de búsqueda",buscador,buscadores,"motores de búsqueda","mecanismo de busca","motor de busca","buscador web","محرك بحث","محركات بحث","محركات البحث",搜索引擎}', NULL),
  ('{search,searching,"full text search",suche,suchen,volltextsuche,búsqueda,buscar,busca,pesquisa,بحث,البحث,搜索,搜寻,检索,全文搜索}', NULL),
  ('{"web scraping",scraper,scraping,crawler,"web crawler","raspado web","extração de dados",زاحف,"كشط الويب","استخراج البيانات",爬虫,网页抓取}', NULL),
  ('{advertising,ads,"ad server",werbung,anzeigen,publicidad,anuncios,publicidade,anúncios,إعلانات,إعلان,广告}', NULL),
  ('{affiliate,affiliates,"affiliate marketing",afiliados,"programa de afiliados","تسويق بالعمولة","التسويق بالعمولة",联盟营销}', NULL),
  ('{referral,loyalty,treueprogramm,fidelización,fidelidade,ولاء,会员积分}', NULL),
  ('{event,events,"event management",veranstaltung,veranstaltungen,veranstaltungsmanagement,eventmanagement,evento,eventos,"gestión de eventos","gestão de eventos",فعالية,فعاليات,أحداث,"إدارة الفعاليات",活动,活动管理}', NULL),
  ('{conference,conferences,"call for papers",konferenz,konferenzen,conferencia,conferencias,congreso,conferência,conferências,مؤتمر,مؤتمرات,会议}', NULL),
  ('{"video conferencing","video conference","web conferencing","video call","video calls","video chat",videokonferenz,videokonferenzen,videoanruf,videollamada,videollamadas,videoconferencia,videoconferencias,videoconferência,videoconferências,"chamada de vídeo",videochamada,"مكالمات الفيديو","مكالمة فيديو","مؤتمرات الفيديو","اجتماعات الفيديو","مؤتمرات فيديو",视频会议,视频通话,视频聊天}', NULL),
  ('{voip,"voice over ip",sip,pbx,telephony,"phone system",telefonie,telefonanlage,telefonía,"telefonía ip",centralita,telefonia,pabx,"اتصال صوتي",هاتف,"الهاتف عبر الإنترنت",网络电话,电话系统,电话}', NULL),
  ('{"voice chat",sprachchat,"chat de voz","دردشة صوتية",语音聊天,语音}', NULL),
  ('{task,tasks,"to do",todo,"to do list","todo list","task list","task manager","task management",aufgabe,aufgaben,aufgabenliste,aufgabenverwaltung,aufgabenplanung,tarea,tareas,"lista de tareas","gestor de tareas","gestión de tareas",tarefa,tarefas,"lista de tarefas","gerenciador de tarefas","gestão de tarefas",مهمة,مهام,المهام,"قائمة المهام","إدارة المهام",任务,待办,待办事项,任务管理,任务清单}', NULL),
  ('{kanban,"kanban board",kanbantafel,"tablero kanban","quadro kanban",كانبان,"لوحة كانبان",看板}', NULL),
  ('{"project management","project planning","project manager",projektmanagement,projektverwaltung,projektplanung,"gestión de proyectos","administración de proyectos","gestor de proyectos","gestão de projetos","gerenciamento de projetos","gerenciador de projetos","إدارة المشاريع","إدارة مشاريع","إدارة المشروعات",项目管理}', NULL),
  ('{project,projects,projekt,projekte,proyecto,proyectos,projeto,projetos,مشروع,مشاريع,项目}', NULL),
  ('{"issue tracker","bug tracker","issue tracking","bug tracking",bugs,fehlerverfolgung,"seguimiento de errores","seguimiento de incidencias","rastreador de bugs","rastreamento de problemas","تتبع الأخطاء","تتبع المشكلات",缺陷跟踪,问题跟踪,错误跟踪}', NULL),
  ('{"time tracking","time tracker",timesheet,timesheets,zeiterfassung,arbeitszeiterfassung,stundenzettel,"control horario","registro de horas","seguimiento del tiempo","seguimiento de tiempo","control de tiempo","registro de tempo","controle de horas","controle de tempo","rastreamento de tempo","apontamento de horas","تتبع الوقت","تتبع ساعات العمل","تسجيل الوقت",时间跟踪,工时,时间追踪,考勤}', NULL),
  ('{calendar,calendars,scheduling,agenda,kalender,terminkalender,terminplaner,terminplanung,calendario,calendarios,calendário,calendários,تقويم,تقويمات,التقويم,جدولة,日历,日程}', NULL),
  ('{contacts,"address book",addressbook,kontakte,adressbuch,contactos,"libreta de direcciones",contatos,"agenda de contatos","جهات الاتصال","جهات اتصال","دفتر العناوين",联系人,通讯录}', NULL),
  ('{pomodoro,"focus timer",concentration,بومودورو,番茄钟}', NULL),
  ('{timer,stopwatch,stoppuhr,temporizador,cronómetro,cronômetro,مؤقت,计时器}', NULL),
  ('{clock,alarm,"alarm clock",uhr,wecker,reloj,despertador,relógio,ساعة,منبه,时钟,闹钟}', NULL),
  ('{habit,habits,"habit tracker",gewohnheit,gewohnheiten,hábito,hábitos,عادات,"تتبع العادات",习惯,习惯养成}', NULL),
  ('{note,notes,"note taking",notetaking,"note taking app",notepad,notiz,notizen,notizbuch,notizapp,nota,notas,"bloc de notas",apuntes,"tomar notas",anotações,"bloco de notas",ملاحظة,ملاحظات,الملاحظات,"تدوين الملاحظات",مذكرات,笔记,便签,记事本,记笔记}', NULL),
  ('{diary,journal,journaling,tagebuch,"diario personal",diário,يوميات,日记}', NULL),
  ('{"mind map","mind mapping",mindmap,mindmaps,"mapa mental","mapas mentales","mapas mentais","خريطة ذهنية","خرائط ذهنية","الخرائط الذهنية",思维导图}', NULL),
  ('{outliner,outline,gliederung,esquemas,大纲}', NULL),
  ('{whiteboard,whiteboards,"digitales whiteboard",zeichentafel,pizarra,"pizarra digital","quadro branco",lousa,سبورة,"لوح أبيض","سبورة بيضاء",白板}', NULL),
  ('{diagram,diagrams,flowchart,flowcharts,diagramme,flussdiagramm,flussdiagramme,diagrama,diagramas,"diagrama de flujo",fluxograma,fluxogramas,مخطط,مخططات,"رسم بياني","رسوم بيانية","مخططات انسيابية",图表,流程图,绘制图表}', NULL),
  ('{document,documents,dokument,dokumente,documento,documentos,مستند,مستندات,文件档案}', NULL),
  ('{"document management",dms,"document management system",paperless,dokumentenverwaltung,dokumentenmanagement,"gestión documental","gestión de documentos","gestão de documentos","gerenciamento de documentos","gestão documental","إدارة المستندات","إدارة الوثائق","أرشفة المستندات",文档管理,文件管理系统}', NULL),
  ('{"office suite",office,"word processor",bürosoftware,büro,textverarbeitung,"suite ofimática",ofimática,"procesador de textos","suíte de escritório","pacote de escritório","processador de texto","حزمة مكتبية","معالج نصوص",مكتب,办公,办公软件,办公套件,文字处理}', NULL),
  ('{spreadsheet,spreadsheets,tabellenkalkulation,tabelle,tabellen,"hoja de cálculo","hojas de cálculo",planilha,planilhas,"folha de cálculo","جدول بيانات","جداول بيانات","جداول البيانات",电子表格,表格}', NULL),
  ('{presentation,presentations,slides,slideshow,präsentation,präsentationen,folien,presentación,presentaciones,diapositivas,apresentação,apresentações,"عرض تقديمي","عروض تقديمية",演示,幻灯片,演示文稿}', NULL),
  ('{pdf,"pdf editor","pdf reader","pdf tools",pdfs,"بي دي إف","ملفات pdf"}', NULL),
  ('{ocr,"optical character recognition","text recognition",texterkennung,"reconocimiento de texto","reconhecimento de texto","التعرف على النصوص","التعرف الضوئي",文字识别}', NULL),
  ('{collaboration,collaborative,zusammenarbeit,colaboración,colaborativo,colaboração,تعاون,تعاوني,协作}', NULL),
  ('{"collaborative editing","collaborative editor","real time editor","collaborative writing",pad,"gemeinsames bearbeiten","edición colaborativa","edição colaborativa","تحرير تعاوني","تحرير مشترك",协同编辑,协作编辑}', NULL),
  ('{groupware,"collaboration suite","trabajo en grupo",群件}', NULL),
  ('{team,teams,equipo,equipos,equipe,equipes,فريق,فرق,团队}', NULL),
  ('{"text editor","code editor",texteditor,"editor de texto","editores de texto","editor de código","محرر نصوص","محرر نص",文本编辑器,代码编辑器}', NULL),
  ('{markdown,"markdown editor",ماركداون,马克当}', NULL),
  ('{ide,"integrated development environment","development environment",entwicklungsumgebung,"entorno de desarrollo","ambiente de desenvolvimento","بيئة تطوير","بيئة التطوير",集成开发环境,开发环境}', NULL),
  ('{programming,"programming language",coding,programmieren,programmierung,programmiersprache,programación,"lenguaje de programación",programar,programação,"linguagem de programação",برمجة,البرمجة,"لغة برمجة",编程,编程语言,程序设计}', NULL),
  ('{developer,developers,programmer,entwickler,programmierer,desarrollador,desarrolladores,programador,desenvolvedor,desenvolvedores,مطور,مطورين,المطورين,مبرمج,开发者,程序员}', NULL),
  ('{compiler,compilers,kompiler,compilador,compiladores,"مترجم برمجي",编译器}', NULL),
  ('{debugger,debugging,depurador,depuración,"depurador de código",depuração,"تصحيح الأخطاء",منقح,调试,调试器}', NULL),
  ('{"version control",git,"source control","revision control",vcs,versionsverwaltung,versionskontrolle,"control de versiones","controle de versão","controle de versões","تحكم بالإصدارات","إدارة الإصدارات","التحكم في الإصدارات",版本控制,版本管理}', NULL),
  ('{"git hosting","code hosting","git server","git service","git repository hosting","git repositories","code repository",forge,"git repository",codeverwaltung,"alojamiento de código","alojamiento git","repositorio de código","repositorios git","hospedagem de código","hospedagem git","repositório de código","repositórios git","استضافة الأكواد","استضافة git","مستودع الأكواد","مستودعات git",代码托管,代码仓库,"git 托管"}', NULL),
  ('{"continuous integration","continuous delivery","continuous deployment","ci cd",ci,"build server","kontinuierliche integration","integración continua","integração contínua","تكامل مستمر","التكامل المستمر",持续集成,持续部署}', NULL),
  ('{deployment,deploy,"self hosted paas",paas,"platform as a service",bereitstellung,despliegue,implantação,implantar,"نشر التطبيقات",部署}', NULL),
  ('{testing,"test automation","unit testing",qa,softwaretests,testen,pruebas,"pruebas de software",testes,"testes de software",اختبار,اختبارات,测试,自动化测试}', NULL),
  ('{api,apis,"api management","api gateway","rest api","واجهة برمجة","واجهة برمجة التطبيقات","واجهات برمجية",接口,应用程序接口}', NULL),
  ('{webhook,webhooks,"web hook","ويب هوك"}', NULL),
  ('{database,databases,dbms,"database management",datenbank,datenbanken,datenbankverwaltung,"base de datos","bases de datos","banco de dados","bancos de dados","قاعدة بيانات","قواعد بيانات","قواعد البيانات",数据库}', NULL),
  ('{data,daten,datos,dados,بيانات,数据}', NULL),
  ('{"no code",nocode,"low code",lowcode,"no code app builder","ohne code","sin código","sem código","bajo código","baixo código","بدون كود","بدون برمجة","بدون أكواد",无代码,低代码,零代码}', NULL),
  ('{automation,automate,"workflow automation",workflow,workflows,automatisierung,automatisieren,arbeitsablauf,arbeitsabläufe,automatización,automatizar,"flujo de trabajo","flujos de trabajo",automação,"automatizar tarefas","fluxo de trabalho","fluxos de trabalho",أتمتة,الأتمتة,"سير العمل",自动化,工作流,流程自动化}', NULL),
  ('{"home automation","smart home",hausautomatisierung,hausautomation,"intelligentes zuhause",domótica,"casa inteligente","hogar inteligente","automatización del hogar","automação residencial","منزل ذكي","المنزل الذكي","أتمتة المنزل",智能家居,家庭自动化}', NULL),
  ('{"internet of things",iot,"internet der dinge","internet de las cosas","internet das coisas","إنترنت الأشياء",物联网}', NULL),
  ('{monitoring,"server monitoring","system monitoring",überwachung,serverüberwachung,systemüberwachung,monitoreo,monitorización,supervisión,"monitoreo de servidores",monitoramento,monitorização,"monitoramento de servidores",مراقبة,المراقبة,"مراقبة الخوادم","مراقبة الخادم",监控,服务器监控,监测}', NULL),
  ('{uptime,"uptime monitoring","uptime monitor","status page",statuspage,"status pages","website monitoring",verfügbarkeit,statusseite,erreichbarkeit,disponibilidad,"página de estado",disponibilidade,"página de status","وقت التشغيل","صفحة الحالة","مراقبة وقت التشغيل",状态页,在线监控,运行时间,可用性监控}', NULL),
  ('{logging,logs,"log management","log analyzer","log files",protokollierung,protokolle,registros,"análisis de registros","gestión de logs","análise de logs",سجلات,السجلات,"تحليل السجلات",日志,日志分析,日志管理}', NULL),
  ('{"error tracking","crash reporting",fehlerüberwachung,"seguimiento de fallos","rastreamento de erros",错误追踪}', NULL),
  ('{dashboard,dashboards,startpage,"homepage dashboard","start page",übersichtsseite,startseite,tablero,"panel de control","página de inicio",painel,"painel de controle","página inicial","لوحة تحكم","لوحة المعلومات","لوحة القيادة","لوحات المعلومات","لوحة معلومات",仪表盘,仪表板,控制面板,导航页}', NULL),
  ('{statistics,stats,statistical,statistik,statistiken,estadística,estadísticas,estatística,estatísticas,إحصاء,إحصائيات,إحصاءات,统计,统计学}', NULL),
  ('{"business intelligence",bi,"data analysis","data visualization","data visualisation",reporting,datenanalyse,datenvisualisierung,berichte,"inteligencia de negocio","inteligencia empresarial","análisis de datos","visualización de datos",informes,"análise de dados","visualização de dados",relatórios,"inteligência de negócios","ذكاء الأعمال","تحليل البيانات","تصور البيانات",تقارير,التقارير,商业智能,数据可视化,报表}', NULL),
  ('{chart,charts,plotting,graph,graphs,plot,"diagramm zeichnen",gráfico,gráficos,gráficas,"رسم بياني",绘图,图形}', NULL),
  ('{heatmap,"session recording","user behaviour","mapa de calor","خريطة حرارية",热图}', NULL),
  ('{"ab testing","a b testing","split testing","pruebas ab","testes ab","اختبار أ ب"}', NULL),
  ('{"feature flags","feature toggles","feature flag","feature toggle",功能开关}', NULL),
  ('{feedback,"user feedback","feature requests",kundenfeedback,rückmeldung,comentarios,retroalimentación,opiniones,comentários,"ملاحظات العملاء","آراء العملاء",反馈,用户反馈}', NULL),
  ('{comments,"comment system",commenting,kommentare,kommentarsystem,"sistema de comentarios","sistema de comentários",تعليقات,"نظام التعليقات",评论,评论系统}', NULL),
  ('{review,reviews,testimonials,bewertungen,bewertung,reseñas,avaliações,تقييمات,مراجعات,评价,评测}', NULL),
  ('{password,passwords,passwort,passwörter,kennwort,contraseña,contraseñas,senha,senhas,"palavra passe","كلمة مرور","كلمات مرور","كلمات المرور","كلمة السر",密码}', NULL),
  ('{"password manager","password vault","password safe",passwortmanager,"passwort manager",passwortverwaltung,"gestor de contraseñas","administrador de contraseñas","gerenciador de senhas","gestor de senhas","مدير كلمات المرور",密码管理,密码管理器}', NULL),
  ('{"two factor authentication",2fa,"two factor",totp,otp,"multi factor authentication",mfa,"zwei faktor authentifizierung",zweifaktor,"autenticación de dos factores","doble factor","autenticação de dois fatores","dois fatores","مصادقة ثنائية","المصادقة الثنائية","التحقق بخطوتين",双因素,两步验证,双重验证,双因素认证}', NULL),
  ('{authentication,login,"single sign on",sso,"identity management","identity provider",oauth,anmeldung,authentifizierung,identitätsverwaltung,autenticación,"inicio de sesión único","gestión de identidades",autenticação,"login único","gestão de identidade",مصادقة,المصادقة,"تسجيل الدخول","تسجيل الدخول الموحد","إدارة الهوية",认证,身份认证,单点登录,登录}', NULL),
  ('{encryption,encrypt,encrypted,cryptography,verschlüsselung,verschlüsselt,verschlüsseln,cifrado,encriptación,cifrar,criptografia,criptografar,criptografado,تشفير,التشفير,مشفر,加密,密码学}', NULL),
  ('{privacy,datenschutz,privatsphäre,privacidad,privacidade,خصوصية,الخصوصية,隐私}', NULL),
  ('{firewall,firewalls,cortafuegos,"جدار حماية","جدار ناري","جدار الحماية",防火墙}', NULL),
  ('{antivirus,malware,"virus scanner","malware scanner",virenscanner,virenschutz,virus,antivírus,"مضاد فيروسات","مكافحة الفيروسات",杀毒,防病毒,恶意软件}', NULL),
  ('{vpn,"virtual private network",wireguard,openvpn,"red privada virtual","rede privada virtual","شبكة افتراضية خاصة","شبكة افتراضية",虚拟专用网,虚拟专网}', NULL),
  ('{proxy,"reverse proxy",proxies,"proxy server",proxyserver,"proxy inverso","servidor proxy","proxy reverso",بروكسي,"وكيل عكسي","خادم وكيل",代理,反向代理,代理服务器}', NULL),
  ('{"load balancer","load balancing",lastverteilung,"balanceador de carga","balanceamento de carga","موازنة الحمل",负载均衡}', NULL),
  ('{"vulnerability scanner",vulnerability,"penetration testing","security scanner","port scanner",schwachstellen,schwachstellenscanner,vulnerabilidades,"escáner de vulnerabilidades","varredura de vulnerabilidades",ثغرات,"فحص الثغرات","اختبار الاختراق",漏洞,漏洞扫描,渗透测试}', NULL),
  ('{"secret sharing","share secrets","one time secret",secrets,"geheimnisse teilen","compartir secretos","compartilhar segredos","مشاركة الأسرار",秘密分享}', NULL),
  ('{ssl,tls,certificate,certificates,"ssl certificate",zertifikat,zertifikate,certificado,certificados,شهادة,شهادات,证书}', NULL),
  ('{backup,backups,"backup software",datensicherung,sicherung,sicherungskopie,"copia de seguridad","copias de seguridad",respaldo,respaldos,"cópia de segurança","cópias de segurança","نسخ احتياطي","النسخ الاحتياطي","نسخة احتياطية",备份,数据备份}', NULL),
  ('{"data recovery",undelete,"recover files",recovery,datenrettung,datenwiederherstellung,"recuperación de datos","recuperar archivos","recuperação de dados","recuperar arquivos","استعادة البيانات","استرجاع البيانات",数据恢复,文件恢复}', NULL),
  ('{file,files,datei,dateien,archivo,archivos,fichero,ficheros,arquivo,arquivos,ficheiro,ficheiros,ملف,ملفات,الملفات,文件}', NULL),
  ('{"file sharing","share files",filesharing,"file transfer","file sharing server",dateifreigabe,dateiaustausch,"dateien teilen",dateiübertragung,"dateien senden","compartir archivos","transferencia de archivos","enviar archivos","compartilhar arquivos","compartilhamento de arquivos","transferência de arquivos","partilha de ficheiros","enviar arquivos","مشاركة الملفات","مشاركة ملفات","نقل الملفات","إرسال الملفات",文件共享,文件分享,文件传输,传文件}', NULL),
  ('{"file sync","file synchronization","synchronize files","file synchronisation",dateisynchronisation,"dateien synchronisieren","sincronizar archivos","sincronización de archivos","sincronizar arquivos","sincronização de arquivos","مزامنة الملفات",文件同步}', NULL),
  ('{sync,synchronization,synchronisation,synchronize,synchronisieren,sincronización,sincronizar,sincronização,مزامنة,المزامنة,同步}', NULL),
  ('{"cloud storage","file hosting",cloudspeicher,onlinespeicher,"almacenamiento en la nube","armazenamento em nuvem","armazenamento na nuvem","تخزين سحابي","التخزين السحابي",云存储,网盘,云盘}', NULL),
  ('{"object storage",s3,"s3 compatible",objektspeicher,"almacenamiento de objetos","armazenamento de objetos","تخزين الكائنات",对象存储}', NULL),
  ('{"file manager","file managers","file browser",dateimanager,dateiverwaltung,"gestor de archivos","administrador de archivos","explorador de archivos","gerenciador de arquivos","gestor de ficheiros","مدير ملفات","مدير الملفات","إدارة الملفات",文件管理器,文件管理}', NULL),
  ('{"download manager",downloader,downloads,downloading,download,herunterladen,descargas,"gestor de descargas",descargar,"gerenciador de downloads",baixar,تنزيل,تحميل,التنزيلات,"مدير التحميل","مدير التنزيلات",下载,下载器,下载管理}', NULL),
  ('{bittorrent,torrent,torrents,"torrent client","peer to peer",p2p,"cliente torrent",تورنت,种子,比特流}', NULL),
  ('{compression,archiver,unzip,zip,compress,"archive files",komprimierung,entpacken,packprogramm,compresión,comprimir,descomprimir,compressão,compactador,descompactar,"ضغط الملفات","فك الضغط",ضغط,压缩,解压,压缩包}', NULL),
  ('{"duplicate files",duplicates,deduplication,"doppelte dateien",duplikate,"archivos duplicados",duplicados,"arquivos duplicados","ملفات مكررة","الملفات المكررة",重复文件}', NULL),
  ('{"disk usage","disk space",speicherplatz,festplattenbelegung,"uso de disco","espacio en disco","espaço em disco","مساحة القرص",磁盘空间,磁盘占用}', NULL),
  ('{partition,partitioning,"disk partition",partitionierung,partitionieren,partición,particiones,partição,partições,"تقسيم القرص","أقسام القرص",分区,磁盘分区}', NULL),
  ('{disk,"hard disk","hard drive",drive,festplatte,laufwerk,disco,"disco duro","disco rígido",قرص,"القرص الصلب",磁盘,硬盘}', NULL),
  ('{"web archive",archiving,"web archiving","digital preservation",webarchivierung,archivierung,"archivo web","archivar páginas",arquivamento,"arquivamento web","preservação digital",أرشفة,"أرشفة الويب","أرشفة المواقع",网页存档,归档,网页归档}', NULL),
  ('{pastebin,paste,"code snippets",snippets,"snippet manager","fragmentos de código","trechos de código",قصاصات,مقتطفات,剪贴板分享,代码片段}', NULL),
  ('{clipboard,"clipboard manager",zwischenablage,portapapeles,"área de transferência",حافظة,الحافظة,剪贴板}', NULL),
  ('{"feed reader",rss,"rss reader","news aggregator",feeds,"news reader",feedreader,nachrichtenleser,"lector de noticias","lector rss","lector de feeds","agregador de noticias","leitor de feeds","leitor rss","leitor de notícias","agregador de notícias","قارئ خلاصات","قارئ الأخبار","قارئ rss",خلاصات,阅读器,新闻聚合,订阅阅读器,阅读订阅}', NULL),
  ('{news,nachricht,noticias,notícias,أخبار,الأخبار,新闻}', NULL),
  ('{podcast,podcasts,podcasting,"podcast hosting",بودكاست,播客}', NULL),
  ('{audio,sound,ton,klang,sonido,som,áudio,صوت,صوتيات,音频,声音}', NULL),
  ('{music,musik,música,موسيقى,الموسيقى,音乐}', NULL),
  ('{"music player","audio player",musikplayer,musikspieler,"mp3 player","reproductor de música","reproductor de audio","tocador de música","player de música","reprodutor de música","leitor de música","مشغل موسيقى","مشغل الموسيقى","مشغل صوت","مشغل الصوت",音乐播放器,音频播放器}', NULL),
  ('{"music streaming","audio streaming","music server",musikstreaming,musikserver,"streaming de música","servidor de música","بث الموسيقى","بث موسيقى","خادم موسيقى",音乐流媒体,音乐服务器,音乐串流}', NULL),
  ('{"audio editor","sound editor",audiobearbeitung,"editor de audio","edición de audio","editor de áudio","edição de áudio","محرر صوت","تحرير الصوت",音频编辑,音频编辑器}', NULL),
  ('{synthesizer,synth,synthesiser,sintetizador,"مولد صوت",合成器}', NULL),
  ('{midi,sequencer,secuenciador,sequenciador,音序器}', NULL),
  ('{radio,"internet radio","web radio",internetradio,"radio por internet",rádio,"rádio online",راديو,إذاعة,电台,广播}', NULL),
  ('{audiobook,audiobooks,hörbuch,hörbücher,audiolibro,audiolibros,audiolivro,audiolivros,"كتب صوتية","كتاب صوتي",有声书}', NULL),
  ('{video,videos,vídeo,vídeos,فيديو,فيديوهات,视频}', NULL),
  ('{"video player","media player",videoplayer,videospieler,"reproductor de vídeo","reproductor de video","reproductor multimedia","player de vídeo","reprodutor de vídeo","reprodutor de mídia","مشغل فيديو","مشغل الفيديو","مشغل وسائط","مشغل الوسائط",视频播放器,播放器,媒体播放器}', NULL),
  ('{"video editor","video editing",videobearbeitung,videoschnitt,videoeditor,"editor de vídeo","editor de video","edición de vídeo","edición de video","edição de vídeo","editor de vídeos","محرر فيديو","تحرير الفيديو",مونتاج,"مونتاج الفيديو",视频编辑,视频剪辑,剪辑}', NULL),
  ('{"video streaming","video hosting","video platform",videostreaming,videoplattform,"transmisión de vídeo","plataforma de vídeo","streaming de video","plataforma de video","streaming de vídeo","بث فيديو","بث الفيديو","منصة فيديو",视频流,视频平台,视频直播,视频托管}', NULL),
  ('{"media server","media streaming","media center","media centre",medienserver,mediencenter,"servidor multimedia","centro multimedia","servidor de mídia","central de mídia","خادم وسائط","خادم الوسائط","مركز الوسائط",媒体服务器,流媒体,媒体中心}', NULL),
  ('{"live streaming","live stream","streaming server",liveübertragung,"transmisión en vivo","transmisión en directo","transmissão ao vivo","بث مباشر","البث المباشر",直播}', NULL),
  ('{streaming,transmisión,transmissão,بث,串流}', NULL),
  ('{movie,movies,film,films,filme,cine,película,películas,filmes,فيلم,أفلام,电影}', NULL),
  ('{tv,television,"tv series",fernsehen,serien,televisión,series,televisão,séries,تلفاز,تلفزيون,مسلسلات,电视,电视剧}', NULL),
  ('{subtitle,subtitles,untertitel,subtítulo,subtítulos,legenda,legendas,ترجمات,"ترجمة الأفلام",字幕}', NULL),
  ('{transcription,"speech to text","speech recognition",transkription,spracherkennung,transcripción,"reconocimiento de voz",transcrição,"reconhecimento de voz","تفريغ صوتي","تحويل الصوت إلى نص","التعرف على الكلام",语音识别,转录,语音转文字}', NULL),
  ('{"text to speech","speech synthesis",tts,sprachausgabe,sprachsynthese,"texto a voz","síntesis de voz","texto para fala","síntese de voz","تحويل النص إلى كلام",النطق,语音合成,文字转语音}', NULL),
  ('{"screen reader",accessibility,vorleseprogramm,barrierefreiheit,"lector de pantalla",accesibilidad,"leitor de tela",acessibilidade,"قارئ الشاشة","إمكانية الوصول",屏幕阅读,无障碍}', NULL),
  ('{photo,photos,photography,foto,fotos,fotografie,fotografía,fotografías,fotografia,fotografias,"صورة فوتوغرافية",照片,摄影,相片}', NULL),
  ('{"photo gallery","photo galleries","image gallery","photo album",gallery,"photo management","photo sharing",fotogalerie,fotoalbum,bildergalerie,fotoverwaltung,galería,"galería de fotos","galería de imágenes","álbum de fotos","gestión de fotos",galeria,"galeria de fotos","galeria de imagens","gerenciador de fotos","معرض صور","معرض الصور","ألبوم الصور","ألبوم صور","إدارة الصور",相册,图库,照片管理,照片库}', NULL),
  ('{image,images,picture,pictures,bild,bilder,imagen,imágenes,imagem,imagens,صورة,صور,الصور,图片,图像}', NULL),
  ('{"image editor","photo editor","image editing","photo editing","image manipulation",bildbearbeitung,fotobearbeitung,bildbearbeitungsprogramm,"editor de imágenes","editor de fotos","edición de imágenes","edición de fotos","retoque fotográfico","editor de imagens","edição de imagens","edição de fotos","محرر صور","تحرير الصور","تعديل الصور","محرر الصور",图片编辑,修图,图像编辑,照片编辑}', NULL),
  ('{"image viewer","picture viewer","photo viewer",bildbetrachter,"visor de imágenes","visor de fotos","visualizador de imagens","عارض صور","عارض الصور",看图,图片查看器,图片浏览}', NULL),
  ('{"image hosting","picture hosting","image sharing","bilder hochladen",bilderhosting,"alojamiento de imágenes","hospedagem de imagens","استضافة الصور","رفع الصور",图床,图片托管}', NULL),
  ('{screenshot,screenshots,"screen capture",bildschirmfoto,bildschirmfotos,"captura de pantalla","capturas de pantalla","captura de tela","capturas de tela","لقطة شاشة","لقطات الشاشة","تصوير الشاشة",截图,截屏,屏幕截图}', NULL),
  ('{"screen recorder","screen recording",screencast,bildschirmaufnahme,"bildschirm aufnehmen","grabador de pantalla","grabación de pantalla","grabar pantalla","gravador de tela","gravação de tela","gravar tela","تسجيل الشاشة","مسجل الشاشة",录屏,屏幕录制}', NULL),
  ('{drawing,paint,painting,sketch,zeichnen,malen,malprogramm,zeichenprogramm,dibujo,dibujar,pintura,pintar,desenho,desenhar,رسم,الرسم,绘画,画图}', NULL),
  ('{"vector graphics","vector drawing","vector editor",vektorgrafik,vektorgrafiken,"gráficos vectoriales","dibujo vectorial","gráficos vetoriais","desenho vetorial","رسوم متجهية","رسومات متجهة",矢量图,矢量绘图}', NULL),
  ('{graphics,grafik,grafiken,gráficos,رسوميات,رسومات,图形}', NULL),
  ('{icon,icons,symbole,iconos,íconos,ícones,أيقونة,أيقونات,图标}', NULL),
  ('{logo,logos,شعار,شعارات,标志}', NULL),
  ('{font,fonts,typeface,typography,schriftart,schriftarten,schriften,tipografía,tipografías,"fuente tipográfica",tipografia,خط,خطوط,الخطوط,字体}', NULL),
  ('{3d,"3d modeling","3d modelling","3d modeler","3d modellierung","modelado 3d","modelagem 3d","نمذجة ثلاثية الأبعاد","ثلاثي الأبعاد",三维,三维建模,建模}', NULL),
  ('{"3d printing","3d printer","3d druck","3d drucker","impresión 3d","impresora 3d","impressão 3d","impressora 3d","طباعة ثلاثية الأبعاد","الطباعة ثلاثية الأبعاد","打印机 3d"}', NULL),
  ('{cad,"computer aided design",konstruktion,"diseño asistido","desenho técnico","تصميم هندسي",计算机辅助设计}', NULL),
  ('{animation,animations,trickfilm,animación,animaciones,animação,animações,"رسوم متحركة",تحريك,动画}', NULL),
  ('{color,colour,"color picker","colour picker",farbe,farben,farbwähler,colores,"selector de color",cores,"seletor de cores",لون,ألوان,颜色,取色器,配色}', NULL),
  ('{wallpaper,"desktop background",hintergrundbild,hintergrundbilder,"fondo de pantalla","fondos de pantalla","papel de parede","papéis de parede","خلفية سطح المكتب",خلفيات,壁纸}', NULL),
  ('{game,games,gaming,spiel,spiele,juego,juegos,videojuegos,jogo,jogos,لعبة,ألعاب,الألعاب,游戏}', NULL),
  ('{chess,schach,ajedrez,xadrez,شطرنج,国际象棋,象棋}', NULL),
  ('{puzzle,puzzles,rätsel,denkspiel,rompecabezas,"quebra cabeça",ألغاز,لغز,拼图,益智}', NULL),
  ('{"card game","card games",solitaire,patience,kartenspiel,kartenspiele,"juego de cartas","juegos de cartas",solitario,"jogo de cartas",paciência,"لعبة ورق","ألعاب الورق",سوليتير,纸牌,扑克}', NULL),
  ('{"strategy game","real time strategy","turn based strategy",strategiespiel,strategiespiele,"juego de estrategia","juegos de estrategia","jogo de estratégia","jogos de estratégia","لعبة استراتيجية","ألعاب استراتيجية",策略游戏,战略游戏}', NULL),
  ('{"racing game","car racing",rennspiel,rennspiele,"juego de carreras","juegos de carreras","carreras de coches","jogo de corrida","jogos de corrida","سباق سيارات","ألعاب سباق",赛车,赛车游戏}', NULL),
  ('{shooter,"first person shooter",fps,"ego shooter","juego de disparos","jogo de tiro","لعبة إطلاق نار",射击游戏}', NULL),
  ('{"board game","board games",brettspiel,brettspiele,"juego de mesa","juegos de mesa","jogo de tabuleiro","jogos de tabuleiro","ألعاب الطاولة",桌游,棋盘游戏}', NULL),
  ('{"game server","game servers",spieleserver,gameserver,"servidor de juegos","servidor de jogos","خادم ألعاب","خوادم الألعاب",游戏服务器}', NULL),
  ('{emulator,emulators,emulation,konsolenemulator,emulador,emuladores,محاكي,محاكيات,模拟器}', NULL),
  ('{simulation,simulator,simulators,simulación,simulador,simulação,محاكاة,仿真,模拟}', NULL),
  ('{"flight simulator",flugsimulator,"simulador de vuelo","simulador de voo","محاكي طيران","محاكي الطيران",飞行模拟}', NULL),
  ('{e-book,ebook,ebooks,e-books,"ebook reader","ebook library","ebook server","elektronische bücher","libros electrónicos","libro electrónico","biblioteca de ebooks","lector de libros","livros eletrônicos","livro eletrônico","leitor de livros","livros digitais","كتب إلكترونية","كتاب إلكتروني","الكتب الإلكترونية","قارئ كتب",电子书,电子书阅读}', NULL),
  ('{book,books,buch,bücher,libro,libros,livro,livros,كتاب,كتب,书,图书,书籍}', NULL),
  ('{comic,comics,manga,comicleser,cómic,cómics,historietas,quadrinhos,mangá,"قصص مصورة",مانجا,كوميكس,漫画}', NULL),
  ('{library,"library management",bibliothek,bibliotheksverwaltung,biblioteca,bibliotecas,مكتبة,مكتبات,"إدارة المكتبات",图书馆,图书管理}', NULL),
  ('{"learning management system",lms,"online courses",course,courses,e-learning,elearning,lernplattform,onlinekurse,kurse,lernen,cursos,"plataforma de aprendizaje",aprendizaje,"cursos en línea","cursos online","plataforma de ensino","ensino a distância",aprendizado,aprendizagem,دورات,"دورات تعليمية","تعليم إلكتروني","التعلم الإلكتروني","منصة تعليمية","إدارة التعلم",课程,在线课程,学习管理,在线学习,学习平台}', NULL),
  ('{learning,learn,aprender,تعلم,التعلم,学习}', NULL),
  ('{school,schools,schule,schulverwaltung,escuela,escuelas,colegio,"gestión escolar",escola,escolas,"gestão escolar",مدرسة,مدارس,"إدارة المدارس",学校,教务}', NULL),
  ('{quiz,quizzes,exam,exams,prüfung,prüfungen,examen,exámenes,cuestionarios,prova,provas,exame,exames,"اختبار قصير",امتحان,امتحانات,考试,测验}', NULL),
  ('{flashcard,flashcards,"spaced repetition",vocabulary,karteikarten,lernkarten,vokabeln,vokabeltrainer,"tarjetas de memoria","tarjetas didácticas",vocabulario,"cartões de memória",vocabulário,"بطاقات تعليمية",مفردات,抽认卡,单词,背单词,记忆卡}', NULL),
  ('{typing,"typing tutor","touch typing",tippen,tipptrainer,zehnfingersystem,mecanografía,digitação,datilografia,"الكتابة باللمس","تعلم الطباعة",打字,打字练习}', NULL),
  ('{dictionary,dictionaries,wörterbuch,wörterbücher,diccionario,diccionarios,dicionário,dicionários,قاموس,قواميس,词典,字典}', NULL),
  ('{translation,translate,translator,"machine translation",übersetzung,übersetzen,übersetzer,traducción,traductor,traducir,traducciones,tradução,tradutor,traduzir,traduções,ترجمة,مترجم,الترجمة,翻译,机器翻译}', NULL),
  ('{localization,localisation,internationalization,lokalisierung,localización,localização,توطين,本地化,国际化}', NULL),
  ('{"spell checker",spelling,"spell check",grammar,"grammar checker",rechtschreibung,rechtschreibprüfung,grammatik,"corrector ortográfico",ortografía,gramática,"corretor ortográfico",ortografia,"تدقيق إملائي","مدقق إملائي","قواعد اللغة",拼写检查,语法检查}', NULL),
  ('{copywriting,"content writing","text generation","ai writer",textgenerator,"generador de textos","gerador de textos","كتابة المحتوى",文案}', NULL),
  ('{resume,cv,"resume builder","curriculum vitae",lebenslauf,bewerbung,currículum,currículo,"سيرة ذاتية","السيرة الذاتية",简历}', NULL),
  ('{portfolio,portafolio,portfólio,"معرض أعمال",作品集}', NULL),
  ('{recruitment,recruiting,hiring,"applicant tracking",hr,"human resources",personalverwaltung,personal,"recursos humanos",reclutamiento,rrhh,recrutamento,rh,"موارد بشرية","الموارد البشرية",توظيف,人力资源,招聘,人事}', NULL),
  ('{employee,employees,mitarbeiter,empleado,empleados,funcionário,funcionários,موظف,موظفين,الموظفين,员工}', NULL),
  ('{job,jobs,"job board",stellenangebote,jobbörse,empleo,empleos,"bolsa de trabajo",emprego,empregos,vagas,وظائف,وظيفة,求职,工作岗位}', NULL),
  ('{recipe,recipes,"recipe manager",cooking,cookbook,"meal planning",rezept,rezepte,kochbuch,kochen,rezeptverwaltung,essensplanung,receta,recetas,cocina,"gestor de recetas",receita,receitas,culinária,"livro de receitas",وصفة,وصفات,طبخ,"وصفات طبخ","وصفات الطبخ",食谱,菜谱,烹饪}', NULL),
  ('{grocery,groceries,"shopping list","grocery list",einkaufsliste,einkauf,"lista de la compra","lista de compras",compras,"قائمة التسوق",تسوق,购物清单,购物}', NULL),
  ('{restaurant,restaurants,gastronomie,"menú digital",restaurante,restaurantes,مطعم,مطاعم,餐厅,餐饮}', NULL),
  ('{hotel,hotels,hoteles,hotéis,فندق,فنادق,酒店}', NULL),
  ('{health,fitness,workout,workouts,gesundheit,training,salud,ejercicio,entrenamiento,saúde,exercício,treino,treinos,صحة,لياقة,تمارين,"اللياقة البدنية",健康,健身,锻炼}', NULL),
  ('{medical,medicine,hospital,clinic,medizin,krankenhaus,arztpraxis,medicina,clínica,médico,طب,طبي,مستشفى,عيادة,医疗,医院,诊所}', NULL),
  ('{genealogy,"family tree",ancestry,genealogie,ahnenforschung,stammbaum,familienstammbaum,genealogía,"árbol genealógico",genealogia,"árvore genealógica","شجرة العائلة",أنساب,"علم الأنساب",家谱,族谱}', NULL),
  ('{map,maps,gps,geolocation,navigation,karte,karten,landkarte,mapa,mapas,mapeo,navegación,navegação,خريطة,خرائط,الخرائط,ملاحة,地图,导航}', NULL),
  ('{"location tracking","gps tracking","gps tracker",standortverfolgung,ortung,"rastreo gps","seguimiento gps",localizador,"rastreamento gps","rastreador gps","تتبع الموقع","تتبع gps",定位,位置追踪,位置跟踪}', NULL),
  ('{travel,trip,"travel planner",reise,reisen,reiseplanung,viaje,viajes,viagem,viagens,سفر,رحلات,旅行,旅游}', NULL),
  ('{weather,wetter,wettervorhersage,clima,"tiempo meteorológico","previsão do tempo",طقس,الطقس,天气,气象}', NULL),
  ('{astronomy,planetarium,stars,astronomie,sterne,astronomía,planetario,astronomia,planetário,فلك,"علم الفلك",天文,天文学}', NULL),
  ('{mathematics,math,maths,algebra,mathematik,matemáticas,matemática,رياضيات,الرياضيات,数学}', NULL),
  ('{calculator,calculators,taschenrechner,rechner,calculadora,calculadoras,"آلة حاسبة",حاسبة,"الآلة الحاسبة",计算器}', NULL),
  ('{chemistry,chemical,molecule,molecular,chemie,moleküle,química,moléculas,كيمياء,الكيمياء,化学,分子}', NULL),
  ('{biology,bioinformatics,dna,genome,biologie,bioinformatik,biología,bioinformática,biologia,أحياء,"علم الأحياء",生物,生物信息学}', NULL),
  ('{physics,physik,física,فيزياء,物理}', NULL),
  ('{electronics,circuit,circuits,pcb,elektronik,schaltplan,schaltungen,electrónica,circuitos,eletrônica,إلكترونيات,دوائر,"الدوائر الإلكترونية",电子,电路}', NULL),
  ('{science,scientific,wissenschaft,wissenschaftlich,ciencia,científico,ciência,علوم,علمي,科学}', NULL),
  ('{"reference manager",bibliography,citations,citation,"citation manager",literaturverwaltung,"gestor bibliográfico",bibliografía,"referencias bibliográficas","gerenciador de referências",bibliografia,"referências bibliográficas",مراجع,"إدارة المراجع",文献管理,参考文献}', NULL),
  ('{latex,tex,typesetting,textsatz,"composición tipográfica","composição tipográfica",تنضيد,排版}', NULL),
  ('{"desktop publishing",publishing,layout,veröffentlichen,publicación,autoedición,publicação,editoração,نشر,النشر,出版}', NULL),
  ('{"web browser",browser,browsers,internetbrowser,navegador,"navegador web",navegadores,متصفح,متصفحات,"متصفح ويب",浏览器}', NULL),
  ('{"web server",webserver,"http server","servidor web","خادم ويب","خادم الويب",网页服务器,"web 服务器"}', NULL),
  ('{server,servers,servidor,servidores,خادم,خوادم,سيرفر,服务器}', NULL),
  ('{hosting,"web hosting",webhosting,"hosting control panel","hosting panel","alojamiento web",alojamiento,hospedagem,"hospedagem de sites",استضافة,"استضافة المواقع",主机,虚拟主机}', NULL),
  ('{"self hosted",selfhosted,"self hosting",selfhosting,"selbst gehostet",autoalojado,"auto hospedado","استضافة ذاتية","مستضاف ذاتيا",自托管,自建}', NULL),
  ('{"open source",opensource,foss,quelloffen,"código abierto","código aberto","software libre","software livre","مفتوح المصدر","مفتوحة المصدر",开源}', NULL),
  ('{dns,"dns server","name server","domain name system","servidor dns","خادم أسماء النطاقات",域名解析}', NULL),
  ('{"ad blocker","ad blocking","ad block",adblock,"block ads","blocking ads",adblocker,werbeblocker,"werbung blockieren","bloqueador de anuncios","bloquear anuncios","bloqueador de anúncios","bloquear anúncios","مانع الإعلانات","حجب الإعلانات","منع الإعلانات",广告拦截,去广告,屏蔽广告}', NULL),
  ('{domain,domains,"domain name",domäne,dominio,dominios,domínio,domínios,نطاق,نطاقات,域名}', NULL),
  ('{network,networking,netzwerk,netzwerke,redes,"red de ordenadores",rede,"redes de computadores",شبكة,شبكات,الشبكات,网络}', NULL),
  ('{"network scanner","network monitor","network monitoring",netzwerküberwachung,netzwerkmonitor,"monitoreo de red","monitoramento de rede","مراقبة الشبكة","فحص الشبكة",网络监控,网络扫描}', NULL),
  ('{wifi,"wi fi",wireless,wlan,drahtlos,inalámbrico,inalámbrica,"sem fio","واي فاي",لاسلكي,无线,无线网络}', NULL),
  ('{"remote desktop","remote access","remote control",rdp,vnc,fernzugriff,fernsteuerung,fernwartung,"escritorio remoto","acceso remoto","control remoto","área de trabalho remota","acesso remoto","controle remoto","سطح مكتب بعيد","سطح المكتب البعيد","وصول عن بعد","الوصول عن بعد","التحكم عن بعد",远程桌面,远程控制,远程访问,远程}', NULL),
  ('{ssh,"secure shell","ssh client","ssh server",安全外壳}', NULL),
  ('{terminal,"terminal emulator",console,"command line",shell,kommandozeile,konsole,befehlszeile,"línea de comandos",consola,"linha de comando",طرفية,"سطر الأوامر",终端,命令行}', NULL),
  ('{"virtual machine","virtual machines",virtualization,virtualisation,hypervisor,"virtuelle maschine","virtuelle maschinen",virtualisierung,"máquina virtual","máquinas virtuales",virtualización,"máquinas virtuais",virtualização,"آلة افتراضية","أجهزة افتراضية","المحاكاة الافتراضية",虚拟机,虚拟化}', NULL),
  ('{container,containers,docker,"docker management","container management",contenedor,contenedores,contêiner,contêineres,contentores,حاوية,حاويات,دوكر,容器}', NULL),
  ('{kubernetes,k8s,"container orchestration",كوبرنيتيس}', NULL),
  ('{"operating system",betriebssystem,"sistema operativo","sistema operacional","نظام تشغيل","نظام التشغيل",操作系统}', NULL),
  ('{"window manager","desktop environment",fenstermanager,desktopumgebung,"gestor de ventanas","entorno de escritorio","gerenciador de janelas","ambiente de trabalho","ambiente gráfico","مدير نوافذ","بيئة سطح المكتب",窗口管理器,桌面环境}', NULL),
  ('{launcher,"app launcher","application launcher",programmstarter,lanzador,"lanzador de aplicaciones",lançador,"مشغل التطبيقات",启动器}', NULL),
  ('{"package manager",paketverwaltung,paketmanager,"gestor de paquetes","gerenciador de pacotes","مدير الحزم",包管理器,包管理}', NULL),
  ('{printer,printing,print,drucker,drucken,impresora,imprimir,impresión,impressora,impressão,طابعة,طباعة,打印,打印机}', NULL),
  ('{scanner,scan,scanning,"document scanner",dokumentenscanner,scannen,escáner,escanear,digitalizador,digitalizar,"ماسح ضوئي","مسح ضوئي",扫描,扫描仪}', NULL),
  ('{"qr code","qr codes",barcode,barcodes,strichcode,"código qr","códigos qr","código de barras","códigos de barras","رمز qr","رموز qr",باركود,"رمز الاستجابة السريعة",二维码,条形码}', NULL),
  ('{camera,webcam,kamera,cámara,câmera,كاميرا,摄像头,相机}', NULL),
  ('{surveillance,"video surveillance","security camera","security cameras",cctv,nvr,videoüberwachung,überwachungskamera,überwachungskameras,videovigilancia,"cámaras de seguridad","cámara de seguridad",videovigilância,"câmeras de segurança","câmera de segurança","كاميرات مراقبة","المراقبة بالفيديو","كاميرات المراقبة",视频监控,监控摄像头}', NULL),
  ('{converter,conversion,convert,"file converter",konverter,umwandeln,konvertieren,convertidor,convertir,conversor,conversão,"converter arquivos",محول,تحويل,"تحويل الملفات",转换,转换器,格式转换}', NULL),
  ('{"video converter",transcoder,transcoding,"video transcoding",videokonverter,"convertidor de vídeo","convertidor de video","conversor de vídeo","محول فيديو","تحويل الفيديو",视频转换,视频转码,转码}', NULL),
  ('{"cd burning","dvd burning",burn,burning,brennen,brennprogramm,"grabar cd","grabar dvd","gravar cd","gravar dvd","حرق الأقراص","نسخ الأقراص",刻录}', NULL),
  ('{notification,notifications,"push notifications",alerts,benachrichtigung,benachrichtigungen,pushnachrichten,notificación,notificaciones,"notificaciones push",alertas,notificação,notificações,"notificações push",إشعار,إشعارات,الإشعارات,تنبيهات,通知,推送,推送通知}', NULL),
  ('{reminder,reminders,erinnerung,erinnerungen,recordatorio,recordatorios,lembrete,lembretes,تذكير,تذكيرات,提醒}', NULL),
  ('{crowdfunding,donations,donation,spenden,spendenaktion,donaciones,donación,"recaudación de fondos",doações,"financiamento coletivo",تبرعات,"تمويل جماعي",捐赠,众筹}', NULL),
  ('{membership,"member management",association,mitgliederverwaltung,vereinsverwaltung,verein,"gestión de socios",socios,membresía,"gestão de membros",associação,"إدارة الأعضاء",عضوية,会员,会员管理}', NULL),
  ('{voting,election,elections,wahlen,wahl,votación,votaciones,elecciones,votação,eleições,انتخابات,选举}', NULL),
  ('{"real estate","property management",immobilien,hausverwaltung,inmobiliaria,"bienes raíces",imobiliária,imóveis,عقارات,"إدارة العقارات",房地产,物业管理}', NULL),
  ('{car,vehicle,vehicles,fleet,"fleet management",auto,fahrzeug,fahrzeuge,fuhrpark,coche,vehículo,vehículos,flota,carro,veículo,veículos,frota,سيارة,سيارات,مركبات,汽车,车辆,车队}', NULL),
  ('{delivery,shipping,logistics,lieferung,versand,logistik,envío,envíos,logística,entrega,entregas,frete,شحن,توصيل,لوجستيات,物流,配送,快递}', NULL),
  ('{marketplace,marktplatz,"mercado en línea","marketplace multivendedor","سوق إلكتروني",交易市场}', NULL),
  ('{auction,auctions,auktion,auktionen,subasta,subastas,leilão,leilões,مزاد,مزادات,拍卖}', NULL),
  ('{agency,freelancer,freelancers,freiberufler,selbstständige,autónomos,autónomo,"freelancer autônomo",autônomos,مستقل,مستقلين,自由职业,自由职业者}', NULL),
  ('{"small business",smb,kleinunternehmen,"kleine unternehmen","pequeña empresa",pymes,pyme,"pequenas empresas","pequena empresa","شركات صغيرة","الشركات الصغيرة",小企业,中小企业}', NULL),
  ('{company,business,enterprise,firma,unternehmen,empresa,empresas,negocio,negócio,شركة,شركات,أعمال,企业,公司}', NULL),
  ('{family,household,familie,haushalt,familia,hogar,família,doméstico,عائلة,أسرة,家庭}', NULL),
  ('{children,kids,child,kinder,niños,infantil,crianças,أطفال,الأطفال,儿童,孩子}', NULL),
  ('{student,students,schüler,studenten,studierende,estudiante,estudiantes,aluno,alunos,estudantes,طالب,طلاب,学生}', NULL),
  ('{teacher,teachers,lehrer,lehrkräfte,profesor,profesores,docentes,professor,professores,معلم,معلمين,教师,老师}', NULL),
  ('{"machine learning","deep learning","neural network","neural networks","maschinelles lernen","neuronale netze","aprendizaje automático","redes neuronales","aprendizado de máquina","redes neurais","تعلم الآلة","التعلم الآلي",机器学习,深度学习,神经网络}', NULL),
  ('{llm,"large language model","large language models","language model",chatgpt,gpt,sprachmodell,sprachmodelle,"modelo de lenguaje","modelos de lenguaje","modelo de linguagem","modelos de linguagem","نموذج لغوي","نماذج لغوية",大语言模型,大模型,语言模型}', NULL),
  ('{"image generation","ai images","text to image","bilder generieren",bildgenerierung,"generación de imágenes","generar imágenes","geração de imagens","gerar imagens","توليد الصور","إنشاء الصور",图像生成,图片生成,文生图}', NULL),
  ('{"face recognition","object detection","image recognition",gesichtserkennung,"reconocimiento facial","reconhecimento facial","التعرف على الوجه",人脸识别,图像识别}', NULL),
  ('{"configuration management",configuration,konfiguration,konfigurationsverwaltung,configuración,"gestión de configuración",configuração,"gestão de configuração",إعدادات,"إدارة الإعدادات",配置,配置管理}', NULL),
  ('{"system administration",sysadmin,systemverwaltung,"administración de sistemas","administração de sistemas","إدارة الأنظمة","إدارة النظام",系统管理,运维}', NULL),
  ('{"system information","hardware information",systeminformationen,"información del sistema","informações do sistema","معلومات النظام",系统信息,硬件信息}', NULL),
  ('{keyboard,shortcuts,hotkeys,tastatur,tastenkürzel,teclado,atajos,"atajos de teclado",atalhos,"atalhos de teclado","لوحة مفاتيح",اختصارات,键盘,快捷键}', NULL),
  ('{mouse,maus,ratón,fare,فأرة,鼠标}', NULL),
  ('{battery,"power management",akku,batterie,batería,bateria,بطارية,电池}', NULL),
  ('{"amateur radio","ham radio",amateurfunk,radioafición,radioaficionados,radioamador,"راديو الهواة",业余无线电}', NULL),
  ('{"hex editor",hexeditor,"editor hexadecimal","محرر ست عشري",十六进制编辑器}', NULL),
  ('{regex,"regular expression","regular expressions","reguläre ausdrücke","expresiones regulares","expressões regulares","تعبيرات نمطية",正则表达式}', NULL),
  ('{diff,"compare files","file comparison",merge,dateivergleich,"dateien vergleichen","comparar archivos","comparar arquivos","مقارنة الملفات",文件比较,比较}', NULL),
  ('{"email alias","email aliases","disposable email","temporary email","temp mail","wegwerf e-mail","correo temporal","e-mail temporário","بريد مؤقت",临时邮箱}', NULL),
  ('{changelog,"release notes",roadmap,änderungsprotokoll,"registro de cambios","hoja de ruta","notas de versão",roteiro,"سجل التغييرات","خارطة الطريق",更新日志,路线图}', NULL),
  ('{"customer data","user analytics","product analytics",produktanalyse,"analítica de producto","análise de produto","تحليلات المنتج",产品分析}', NULL),
  ('{"screen sharing","share screen",bildschirmfreigabe,"bildschirm teilen","compartir pantalla","compartilhar tela","مشاركة الشاشة",屏幕共享}', NULL),
  ('{"digital signage",beschilderung,"señalización digital","cartelería digital","sinalização digital","لافتات رقمية",数字标牌}', NULL),
  ('{"parental control",kindersicherung,"control parental","controle parental","رقابة أبوية",家长控制}', NULL),
  ('{youtube,"youtube downloader",يوتيوب,油管}', NULL),
  ('{twitter,mastodon,fediverse,activitypub,تويتر,推特}', NULL),
  ('{builder,creator,maker,generator,baukasten,generador,creador,constructor,gerador,criador,construtor,منشئ,مولد,生成器,构建器}', NULL);
--> statement-breakpoint
INSERT INTO search_words (word, documents)
  SELECT DISTINCT word, 0 FROM synonym_groups CROSS JOIN unnest(terms) AS term CROSS JOIN regexp_split_to_table(catalog_text(term), ' ') AS word
  WHERE word <> '' ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE INDEX "synonym_groups_keys_idx" ON "synonym_groups" USING gin ("keys") WHERE "synonym_groups"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "search_words_stems_idx" ON "search_words" USING gin ("stems");
--> statement-breakpoint
ANALYZE synonym_groups, search_words;
