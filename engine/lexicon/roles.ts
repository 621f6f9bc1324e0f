/** Nouns that name what a person does, folded (no accents, lower case), by language. One of them makes a line a possible position. */
const NOUNS = {
  english: `
    accountant actuary acquisition-manager administrator admin advisor adviser advocate agent analyst animator anesthesiologist apprentice
    architect archivist artist assembler assessor assistant associate attendant attorney auditor baker banker barista
    bartender biologist bookkeeper broker builder butcher buyer captain caregiver caretaker carpenter cashier caterer cfo ceo cio ciso cmo coo cpo cto
    chef chemist chief cleaner clerk clinician coach coder collector concierge conductor consultant
    contractor controller cook coordinator copywriter counsel counsellor counselor courier curator custodian
    dba dentist deputy designer detective developer dev devops dietitian director dispatcher doctor draughtsman drafter drafting driver
    economist editor educator electrician engineer engineering-lead enumerator epidemiologist estimator evangelist examiner executive expert fabricator facilitator
    faculty farmer fellow fellowship firefighter fitter florist foreman founder generalist geologist graphic-designer grader guard guide
    hacker handler handyman head housekeeper hygienist illustrator inspector installer instructor intern internship interpreter interviewer
    investigator janitor jeweller journalist judge labeler labourer laborer landscaper lawyer lead leader lecturer liaison librarian lifeguard linguist
    loader machinist maintainer maker manager marketer mason mechanic mechanician member mentor merchandiser midwife
    moderator mover musician nanny nurse officer operative operator optician orderly organizer organiser owner packer painter
    paralegal paramedic partner pathologist pharmacist photographer physician physicist physiotherapist picker pilot planner
    plumber porter postdoc practitioner president presenter principal processor producer professor programmer promoter prosecutor
    psychologist publicist purchaser ranger receiver receptionist recruiter registrar rep representative reporter researcher
    resident responder reviewer roofer runner sailor sales salesperson salesman scheduler scientist scientist-engineer scout scrummaster sculptor
    secretary server sergeant solicitor sommelier sourcer specialist sre staff statistician stager steward stewardess stocker strategist
    student superintendent supervisor supporter surgeon surveyor sysadmin tailor teacher technician technologist teller tester therapist trader tradesperson trainee
    trainer translator treasurer tutor typist underwriter undergraduate usher valuer veterinarian videographer volunteer vp waiter waitress
    warden washer watchman webmaster welder worker writer webdesigner associate-professor superintendent stylist toolmaker quant hostess host
    phd postdoctoral traineeship apprenticeship thesis crew teammate contributor sdet swe swe-intern programmer-analyst creator storyteller ambassador shopper loader sorter`,
  german: `
    abteilungsleiter aktuar anwalt anwendungsbetreuer anwendungsentwickler architekt arzt assistent assistenz aushilfe ausbilder ausbildung auszubildende auszubildender azubi bauleiter beauftragte beauftragter berater betreuer betriebswirt bibliothekar
    buchhalter chemiker controller disponent dozent einkaufer elektriker elektroniker entwickler entwicklungsingenieur erzieher experte expertin fachinformatiker fachangestellte fachangestellter
    fachkraft fahrer forscher fuhrungskraft gartner geschaftsfuhrer gestalter gruppenleiter handwerker hausmeister helfer hilfskraft informatiker ingenieur
    installateur jurist justiziar kauffrau kaufmann koch kochin konstrukteur koordinator kraftfahrer krankenpfleger krankenschwester kundenberater
    kundenbetreuer laborant lehrer lehrkraft lehrling leiter leitung maler mechaniker mechatroniker mediengestalter meister mitarbeiter mitarbeitende mitarbeitender monteur
    padagoge pfleger pflegefachkraft pflegefachfrau pflegefachmann pflegekraft physiker praktikant praktikum produktmanager professur programmierer projektleiter projektmanager prufer psychologe
    referent referentin redakteur sachbearbeiter sachbearbeitung schlosser schreiner sekretar softwareentwickler sozialarbeiter sozialpadagoge spezialist statiker
    steuerberater steuerfachangestellte student studentin systemadministrator systementwickler techniker teamleiter teamleitung tischler trainee verantwortliche verantwortlicher verkaufer verkauferin vertriebler
    vertriebsmitarbeiter verwaltungsfachangestellte volontar volontariat werkstudent werkstudentin wirtschaftsinformatiker wissenschaftler zerspanungsmechaniker manager chemielaborant kaufleute doktorand`,
  french: `
    acheteur acheteuse administrateur administratrice agent alternance alternant alternante analyste animateur animatrice apprenti apprentie architecte assistant assistante attache attachee
    auditeur auditrice auxiliaire avocat avocate cadre caissier caissiere charge chargee chauffeur chef cheffe chercheur chercheuse chimiste coiffeur commercial commerciale comptable concepteur conceptrice conducteur conductrice conseiller
    conseillere consultant consultante controleur controleuse coordinateur coordinatrice coordonnateur createur cuisinier cuisiniere developpeur developpeuse dessinateur dessinatrice directeur directrice
    economiste educateur educatrice electricien electricienne employe employee enseignant enseignante expert experte formateur formatrice gerant gerante gestionnaire graphiste
    hote hotesse infirmier infirmiere informaticien informaticienne ingenieur ingenieure inspecteur inspectrice juriste journaliste livreur magasinier magasiniere manutentionnaire mecanicien mecanicienne
    medecin menuisier monteur negociateur notaire operateur operatrice ouvrier ouvriere pharmacien pharmacienne pilote plombier preparateur preparatrice professeur professeure programmeur programmeuse psychologue
    receptionniste redacteur redactrice referent referente responsable restaurateur secretaire serveur serveuse soigneur soignant soudeur specialiste stage stagiaire superviseur surveillant
    technicien technicienne technico-commercial traducteur traductrice tresorier vendeur vendeuse vendeuse veterinaire webmestre developeur doctorant doctorante chef-de-projet`,
  spanish: `
    abogado abogada administrador administradora administrativo administrativa agente analista aprendiz arquitecto arquitecta asesor asesora asistente auditor auditora auxiliar ayudante
    becario becaria camarero camarera cajero cajera capataz carpintero chofer cientifico cientifica cocinero cocinera comercial conductor conductora consultor consultora contable contador contadora coordinador coordinadora
    cuidador cuidadora dependiente dependienta desarrollador desarrolladora director directora disenador disenadora docente economista educador educadora electricista encargado encargada enfermero enfermera
    especialista fisioterapeuta formador formadora gerente gestor gestora guia ingeniero ingeniera informatico instalador investigador investigadora jefe jefa limpiador maestro maestra mecanico medico medica monitor monitora mozo
    oficial operador operadora operario operaria peon pasante practicante practicas profesor profesora programador programadora promotor promotora psicologo psicologa recepcionista redactor redactora repartidor representante
    responsable secretario secretaria soldador supervisor supervisora tecnico tecnica teleoperador teleoperadora tester trabajador trabajadora traductor traductora vendedor vendedora veterinario vigilante`,
  portuguese: `
    administrador advogado advogada ajudante analista arquiteto arquiteta assessor assistente atendente auxiliar bolsista cientista comprador conferente consultor consultora contador coordenador coordenadora cozinheiro
    designer desenvolvedor desenvolvedora programador diretor diretora eletricista encarregado enfermeiro enfermeira engenheiro engenheira especialista estagiario estagiaria estagio farmaceutico gerente gestor
    lider mecanico medico motorista operador pesquisador professor professora programadora psicologo recepcionista redator soldador supervisor tecnico tecnica tradutor vendedor vendedora zelador jovem-aprendiz`,
  italian: `
    addetto addetta amministratore analista apprendista architetto assistente autista avvocato cameriere capo commesso commessa commerciale consulente contabile coordinatore cuoco direttore
    disegnatore docente educatore elettricista esperto esperta geometra grafico impiegato impiegata infermiere informatico ingegnere insegnante magazziniere manutentore meccanico medico
    operaio operatore operatrice perito praticante professore progettista programmatore ragioniere receptionist redattore responsabile ricercatore ricercatrice saldatore segretaria sistemista specialista stagista sviluppatore sviluppatrice
    tecnico tirocinante tirocinio traduttore venditore`,
  dutch: `
    accountmanager adviseur administratief-medewerker analist architect arts assistent bedrijfsleider begeleider beheerder boekhouder chauffeur coordinator consulent consultant directeur docent elektricien fysiotherapeut
    hovenier ingenieur inkoper jurist kok leerkracht leidinggevende logopedist magazijnmedewerker manager medewerker medewerkster monteur notaris onderzoeker ontwikkelaar ontwerper opzichter planner ploegleider
    procesoperator programmeur projectleider psycholoog recruiter redacteur schilder schoonmaker secretaresse specialist stagiair stagiaire stage teamleider technicus tekenaar tester timmerman uitvoerder verkoper
    verpleegkundige vertaler verzorgende vertegenwoordiger voorman vrachtwagenchauffeur werkvoorbereider werkstudent`,
  nordic: `
    analytiker ansvarig arkitekt assistent bitrade chef chauffor controller elektriker forskare forsaljare handlaggare ingenjor jurist konsult koordinator ledare larare lakare medarbetare
    montor operator produktagare produktchef programmerare projektledare psykolog redaktor saljare samordnare sjukskoterska snickare specialist strateg student svetsare systemutvecklare tekniker testare utvecklare utredare underskoterska
    ansvarlig arkitekt afdelingsleder forsker ingenior konsulent laborant leder laege medarbejder montor paedagog praktikant projektleder radgiver saelger sagsbehandler sekretaer studentermedhjaelper sygeplejerske
    tekniker udvikler underviser utvikler prosjektleder radgiver selger sykepleier laerer saksbehandler ingenior
    kehittaja insinoori asiantuntija paallikko suunnittelija harjoittelija myyja hoitaja`,
  slavic: `
    administrator administratorka analytik analytka architekt asistent asistentka brigadnik brigadnice designer dispecer dspecialista ekonom elektrikar ekonomka fakturant grafik inzenyr konstrukter konzultant konzultantka
    koordinator koordinatorka kuchar lekar lektor logistik manazer manazerka mechanik montazni-pracovnik nakupci obchodnik obchodni-zastupce obrabec odbornik operator operatorka pokladni pracovnik pracovnice prodavac prodavacka programator programatorka
    projektant projektak recepcni referent redaktor ridic sef sefkuchar serizovac servisak skladnik specialista specialistka spravce stazista stavbyvedouci svarec technik technolog tester ucetni ucitel ucitelka uklizec uklizecka vedouci vyvojar vyvojarka zedník zednik zamecnik zdravotni-sestra
    analityk asystent asystentka brygadzista doradca dyrektor ekspert elektryk grafik handlowiec inzynier kasjer kierowca kierownik koordynator ksiegowa ksiegowy kucharz lekarz magazynier mlodszy menedzer monter nauczyciel opiekun
    operator pielegniarka praktykant pracownik prawnik programista projektant przedstawiciel recepcjonista referent specjalista sprzedawca stazysta starszy technik tester tlumacz
    programer inzenjer razvijalec razvojni inzenir sodelavec vodja svetovalec`,
  other: `
    aplikacios fejleszto mernok menedzser szakerto tanacsado ugyintezo vezeto munkatars elemzo
    programator inginer dezvoltator consilier sofer asistent contabil
    muhendis gelistirici uzman uzmani yonetici mudur temsilcisi tekniker danismani stajyer elemani sorumlusu
    разработчик инженер менеджер специалист программист аналитик руководитель директор администратор тестировщик дизайнер консультант бухгалтер водитель оператор стажер тимлид архитектор технолог эксперт преподаватель
    розробник інженер фахівець спеціаліст програміст аналітик керівник μηχανικος προγραμματιστης υπευθυνος συμβουλος
    エンジニア 開発者 マネージャー デザイナー 工程师 开发 经理 工程師 분석가 개발자 엔지니어`,
} as const

export const ROLE_NOUNS: ReadonlySet<string> = new Set(
  Object.values(NOUNS).flatMap((words) => words.trim().split(/\s+/)),
)

const wordsIn = (words: string) => words.trim().split(/\s+/)

/** Nouns after which the rest of the position follows in small letters: "chargé de communication". */
export const ROMANCE_NOUNS: ReadonlySet<string> = new Set(
  [NOUNS.french, NOUNS.spanish, NOUNS.portuguese, NOUNS.italian]
    .flatMap(wordsIn)
    .filter((word) => !wordsIn(NOUNS.english).includes(word)),
)

/** Endings of compounds in languages that join words. */
export const ROLE_ENDINGS: readonly string[] = `
  entwickler ingenieur leiter leitung berater manager techniker mitarbeiter arbeiter referent kaufmann kauffrau spezialist assistent assistenz meister
  mechaniker elektroniker informatiker administrator architekt verkaufer betreuer koordinator fachkraft fuhrer pfleger hilfskraft helfer angestellte angestellter
  beauftragte beauftragter verantwortliche verantwortlicher wissenschaftler lehrer fahrer monteur planer prufer student designer programmierer analyst controller disponent
  ontwikkelaar medewerker beheerder adviseur leider monteur ontwerper verkoper begeleider chauffeur utvecklare ingenjor ledare chef konsult saljare skoterska
  udvikler leder konsulent radgiver medarbejder utvikler programator inzenyr technik`
  .trim()
  .split(/\s+/)

/** Words that may stand before a role noun and belong to the position. */
export const SENIORITY: ReadonlySet<string> = new Set(
  `senior sr sr. junior jr jr. mid mid-level midlevel medior middle lead leading principal staff chief head deputy vice founding entry entry-level graduate experienced associate assistant trainee executive
   regional global distinguished interim student apprentice intern freelance part-time full-time werkstudent leitender leitende erfahrener erfahrene angehender stellvertretende stellvertretender
   confirme confirmee debutant debutante experimente adjoint adjointe jefe lider pleno semi-senior semisenior ssr starszy mlodszy starsi ervaren zkuseny samostatny hlavni starsza`
    .trim()
    .split(/\s+/),
)
