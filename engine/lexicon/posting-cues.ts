/**
 * Phrases that stand before or around a position or an employer. `{role}` opens a position that runs on to the next
 * stop word; `{name}` is a proper name, `{any}` whatever stands there. Matching ignores case for everything but `{name}`.
 */
export type Cue = { pattern: string; weight: number }

const cues = (weight: number, patterns: string): Cue[] =>
  patterns
    .split('\n')
    .map((pattern) => pattern.trim())
    .filter(Boolean)
    .map((pattern) => ({ pattern, weight }))

export const POSITION_CUES: readonly Cue[] = [
  ...cues(
    6,
    `
    join to apply for the {role} role
    `,
  ),
  ...cues(
    4,
    String.raw`
    (?:is|are|am|i'm|we're|we are|currently|now|actively|is currently|are currently|is now|are now) (?:also )?(?:hiring|recruiting|seeking|searching for|looking for|looking to hire|looking to add|looking to recruit|on the lookout for|in search of|in need of)(?: for)? {role}
    (?:job title|position title|role title|job position|position name|vacancy) ?(?:is)? ?[:-] {role}
    (?:join|joining) (?:us|our team|the team|our [\w -]{2,30} team|{name}|{name} team) as {role}
    (?:exciting |excellent |unique |fantastic |great |amazing |an |a )?opportunit(?:y|ies) (?:exists )?for {role}
    (?:position|role|job|post|vacancy|opening|vacancies) (?:of|as|for|is for) {role}
    (?:invites|inviting|invite|welcomes|accepting|seeks) applications (?:for|to|from) (?:the )?(?:position of |role of |post of |full-time |tenure-track )*{role}
    (?:has|have) (?:an? |several |multiple |one )?(?:immediate |exciting |current |new |unique )?(?:opening|openings|vacancy|need|opportunity|position)s? (?:available )?for {role}
    (?:wir|wir auch|sofort|zeitpunkt|unternehmen|verstärkung|vereinbarung|standort \w+|team|{name}) (?:suchen|sucht|suche) (?:wir )?(?:dich |sie )?(?:ab sofort |derzeit |aktuell |zum nächstmöglichen zeitpunkt |für [^.]{2,60}? |in [^.]{2,30}? )?(?:als )?{role}
    (?:suchen wir|suchen) (?:ab sofort |dich |sie |derzeit |aktuell |zum nächstmöglichen zeitpunkt |in [A-Z]\w+ |am standort [A-Z]\w+ |für [^.]{2,60}? )?(?:als )?{role}
    (?:recherche|recherchons|recherchent|recrute|recrutons|cherche|cherchons) (?:actuellement |activement |pour [^.]{2,40} |aujourd'hui )?{role}
    (?:buscamos|busca|buscando|selecciona|seleccionamos|precisa|precisamos|necesitamos|necesita|incorporar|incorporamos|contratar|contratando) (?:actualmente |cubrir )?(?:a )?{role}
    (?:vacante|vacantes|puesto|puestos|posición|posiciones|oferta|plaza) (?:es )?(?:de|como|para) {role}
    (?:vaga|vagas|oportunidade|cargo|posição) (?:de|para|como) {role}
    (?:procuramos|procura|buscamos|contratamos|contrata|contratando|busca|está contratando) {role}
    (?:cerchiamo|ricerchiamo|ricerca|cerca|seleziona|selezioniamo|assume) {role}
    (?:zoeken|zoekt|op zoek naar) (?:wij |we |een |per direct |momenteel )*{role}
    (?:söker|søger|søker|leder efter|letar efter|ser etter) (?:vi )?(?:nu )?{role}
    (?:poszukujemy|poszukuje|szukamy|zatrudnimy|zatrudni) {role}
    na (?:pozici|pozíciu|stanowisko|stanowisku) {role}
    (?:hledáme|hledá|přijme|přijmeme|hľadáme|hľadá|sháníme) (?:do týmu |pro [^.]{2,40} )?{role}
    (?:etsimme|etsii) {role}
    (?:we need|we want|we seek|seeks|seeking) {role}
    `,
  ),
  ...cues(
    2,
    `
    ^as (?:(?:the|an|a|our) )?(?:new )?{role}
    (?:in this|for this|the) role(?:,)? as {role}
    (?:work|working|start|career) as {role}
    ^(?:the|our) {role} (?:will|is responsible|reports|position|role|plays|provides|performs|supports|ensures|leads|manages|serves|assists|oversees|coordinates)
    (?:als|in deiner rolle als|in ihrer rolle als|in der rolle als|deine rolle als) {role}
    (?:en tant que|en qualité de|le poste de|un poste de|poste de|stage de|alternance) {role}
    (?:trabaja(?:r|rás)? como|como|rol de|perfil de) {role}
    (?:atuar como|trabalhar como|como) {role}
    (?:in qualità di|il ruolo di|la figura di|figura di|come) {role}
    (?:in de functie van|functie van|de rol van|als) {role}
    jako {role}
    som {role}
    `,
  ),
]

export const COMPANY_CUES: readonly Cue[] = [
  // What job sites write around a posting.
  ...cues(
    7,
    String.raw`
    see who {any} has hired for this role
    (?:chances of interviewing|jobs|work|life|insights|careers) at {any} by \dx
    the job poster from {any}$
    join to apply for the .{3,100} role at {any}$
    `,
  ),
  ...cues(
    5,
    String.raw`
    {name} (?:is|are) (?:currently |now |actively |also |presently )?(?:hiring|recruiting|looking for|looking to|seeking|searching for|expanding|in search of|on the lookout|in need of)
    {name} (?:seeks|invites applications|has an? (?:\w+ )?(?:opening|opportunity|vacancy|position))
    (?:join|joining) {name} as (?:an?|our|the)
    (?:role|position|job|opportunity|vacancy|career|careers|internship|jobs) (?:here )?(?:at|with) {name}
    (?:work|working|life|benefits|culture|team|teams|day) (?:here )?at {name}
    ^about (?:the company:? )?{name}$
    ^(?:why|who is|what is|who we are:|why work (?:at|for|with)|why join|working at|life at|welcome to|meet|discover|benefits at|what we offer at|your life at|your career at) {name}$
    (?:at|@) {name},? (?:we|you|our|everyone|it|people|you'll|we're|we've|i|as|the)\b
    {name} (?:sucht|suchen|stellt ein|bietet dir|bietet ihnen)\b
    ^(?:über|die|das unternehmen) {name}$
    (?:bei|wir bei|für die|für das|teil von|team von|willkommen bei) (?:der |dem )?{name},? (?:bist|sind|arbeiten|wirst|erwartet|gestaltest|suchen|ist|haben|bieten|machen|entwickeln|glauben|findest|wird|als|kannst|hast)\b
    {name} (?:recherche|recrute|cherche|recherchent)\b
    (?:^| )chez {name},
    (?:^| )chez {name} (?:nous|on|vous|tu|c'est|l'|les)
    ^(?:à propos de|a propos de|a propos d'|à propos d'|qui est|qui sommes-nous \?|rejoignez|rejoindre|pourquoi rejoindre|pourquoi) {name}\s*[?!]*$
    {name} (?:busca|está buscando|selecciona|precisa|está contratando|incorpora)\b
    (?:^|[.!?] )en {name},? (?:buscamos|queremos|somos|estamos|trabajamos|creemos|nos|tenemos|seguimos|ofrecemos|llevamos|creamos|te|vas|encontrarás)\b
    (?:^|[.!?] )desde {name},? (?:estamos|buscamos|queremos|seguimos)
    ^(?:sobre|acerca de|sobre a|sobre o|quiénes somos:|únete a|conoce|conheça a|por qué) {name}$
    {name} (?:procura|contrata|está com vaga|está à procura)\b
    (?:^|[.!?] )(?:na|no|a|o) {name},? (?:acreditamos|somos|estamos|buscamos|procuramos|você|é uma|é um|está)\b
    {name} (?:cerca|ricerca|seleziona|è alla ricerca)\b
    {name} (?:zoekt|is op zoek)\b
    (?:^|[.!?] )bij {name},? (?:werk|ben|krijg|geloven|zijn|bouwen|zoeken|kun|draait)\b
    ^(?:over|om|o|o nas:|chi è|su) {name}$
    {name} (?:söker|søger|søker|hledá|přijme|poszukuje|szuka|hľadá|etsii)\b
    (?:^|[.!?] )(?:på|hos|hjá|ve společnosti|ve firmě|v|ve|w|w firmie) {name},? (?:är|er|vi|arbetar|får|jobbar|tror|se|tvoříme|hledáme|wierzymy|tworzymy|szukamy|děláme)\b
    (?:trabajar en|travailler chez|arbeiten bei|work for|trabalhar na|trabalhar no|lavorare in|werken bij|i work at|jobba på|arbejde hos) {name}
    {name} is an (?:\w+ )?equal[- ]opportunit
    {name} (?:provides|offers|is committed to) (?:an )?equal (?:employment )?opportunit
    on behalf of (?:our client,? )?{name}
    `,
  ),
  ...cues(
    3,
    String.raw`
    ^(?:the )?{name} is (?:a|an|the|one|on|building|transforming|revolutioni[sz]ing|redefining|reinventing|changing|committed|dedicated|where|leading|part)\b
    (?:^|[.!?] )(?:wir sind|we are|we're|nous sommes|somos|vi är|vi er|jsme) {name}[,.!]
    {name}(?<=(?-i: (?:GmbH|AG|SE|KG|mbH|Inc|Inc\.|Ltd|Ltd\.|LLC|PLC|SAS|SARL|SA|S\.A\.|S\.L\.|SL|B\.V\.|BV|NV|AB|ApS|Oy|s\.r\.o|a\.s|Ltda|Srl|SpA|Corp|Corporation)))(?![A-Za-z])
    ^{name},? (?:the|a|an) [^.]{3,80}(?:is|are) (?:looking|seeking|hiring)
    ^{name} (?:helps|builds|runs|serves|connects|supports|sells|manufactures|owns|employs|provides|offers|makes|develops|creates|delivers|operates|designs|empowers|enables|brings|powers|was founded|was established|has been|has grown|specialises|specializes|exists)\b
    (?:mission|vision|purpose|culture|values|team|everyone|people|employees) (?:at|of) {name} (?:is|are|we)
    (?:join|joining) (?:the )?{name}(?:!|\.|'s|’s|$| and| team| to| where)
    ^(?:die |das |der )?{name} (?:ist|zählt|gehört|steht|entwickelt|bietet|betreibt|wurde)\b
    ^{name} (?:est|accompagne|développe|propose|conçoit|aide|a été)\b
    ^{name} (?:es|somos|ofrece|desarrolla|nace|ayuda)\b
    ^(?:a |o )?{name} é (?:uma|um|a|o)\b
    ^{name} (?:è (?:un|una|un'|il|la|l'|alla|leader)|offre|sviluppa|nasce)\b
    ^{name} (?:är|er|je|jest|is een|biedt)\b
    (?:(?-i:société|entreprise|groupe)|startup|start-up|agence|cabinet|association|empresa|compañía|firma|společnost|společnosti|spółka|unternehmen|startup d'etat|gesellschaft|company|organi[sz]ation) {name}(?: |,|\.|$)
    (?:para|pour le compte de|im auftrag der|im auftrag von|im namen von|pour notre client) {name}(?:\.|,|$)
    {name}['’]s (?:mission|team|vision|culture|platform|product|engineering|data|office|headquarters|values)\b
    (?:contact|apply|send your cv|bewerbung) (?:to|at|an) {name}
    ^(?:why|who|what) (?:is )?{name}\?
    `,
  ),
]

/** What ends a position that a cue opened. */
export const POSITION_STOPS: ReadonlySet<string> = new Set(
  `to who whose with that which for in at on based within from joining will you your our we and/or or but as is are was has have into by where whilst while responsible reporting able capable interested ready willing located
   position role opening vacancy job opportunity looking under among across via during until starting per and
   der die das den dem mit fur zum zur zu bei im am ab an auf aus von und oder welche welcher wir sie dich ihnen ihr du ist sind unterstutzt des
   qui que pour avec dans sur au aux chez afin et ou dont sera serez vous nous notre nos en a
   que para con en y o del al por quien cual nuestro nuestra nuestros nuestras se con
   com em no na nos nas e ou do da dos das para que quem
   che per con nel nella presso e o del della dei al
   die met voor bij naar op en of aan om te in als
   som med til for til i pa att till och der
   ktery ktera ktere s se na do pro v ve z ze a nebo kdo hledame
   ktory ktora z ze do na w we dla i oraz
  `
    .trim()
    .split(/\s+/),
)

/** Praise and articles before a position; they are not part of it. */
export const POSITION_FLUFF: ReadonlySet<string> = new Set(
  `a an the our one two three several multiple another additional new some more talented experienced passionate motivated self-motivated skilled highly driven creative dynamic enthusiastic hands-on strong great
   exceptional dedicated qualified ambitious proactive brilliant smart energetic committed reliable ideal fantastic outstanding curious detail-oriented results-driven data-driven technically-minded organised organized
   full-time fulltime part-time permanent contract seasoned very truly super first next amazing collaborative innovative versatile confident bright and , extraordinary excellent immediate potential prospective suitable right perfect
   ein eine einen einer eines einem unseren unsere mehrere weitere weiteren engagierte engagierten engagierter motivierte motivierten motivierter erfahrene erfahrenen erfahrener kreative kreativen qualifizierte qualifizierten zuverlassige zuverlassigen neue neuen dich sie als
   un/a un/una un(a) un une des le la les son sa ses notre nos un.e un(e) un/une un-e un·e plusieurs futur future nouveau nouvelle
   una uno unos unas vacante vacantes puesto puestos posicion de el los las varios varias nuevo nueva nuestro nuestra
   um uma uns umas novo nova alguem pessoa pessoas o os
   il lo gli i nuovo nuova nostra
   een onze enthousiaste ervaren gedreven nieuwe
   en et ett vores var nya ny erfaren erfarna dygtig engageret
   noveho novou sikovneho zkuseneho kolegu kolegyni nowego doswiadczonego`
    .trim()
    .split(/\s+/),
)
