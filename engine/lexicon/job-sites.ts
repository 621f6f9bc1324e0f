/** Job boards and applicant-tracking systems: where postings are found, hardly ever who hires. Written as `bare` names (letters and digits only). */
export const JOB_SITES: ReadonlySet<string> = new Set(
  `
  linkedin indeed glassdoor wellfound angellist angelco remoteok remoteco remotive weworkremotely himalayas stepstone xing kununu monster ziprecruiter dice careerbuilder simplyhired snagajob flexjobs builtin builtinnyc
  greenhouse greenhousejobboard lever leverco ashby ashbyhq workable smartrecruiters recruitee personio workday myworkdayjobs myworkday teamtailor bamboohr icims taleo jobvite breezy breezyhr jazzhr applytojob
  successfactors sapsuccessfactors oraclecloud oracletaleo ultipro ukg paylocity paycom paycor adp rippling gusto pinpoint pinpointhq comeet bullhorn zohorecruit freshteam homerun joincom softgarden rexx rexxsystems dvinci onlyfy prescreen
  concludis umantis haufe factorial factorialhr traffit erecruiter avature eightfold phenom phenompeople jibe radancy cornerstone cornerstoneondemand kenexa brassring peoplefluent silkroad clearcompany hireology jobdiva loxo
  workatastartup ycombinator hackernews hnhiring ycombinatorjobs stackoverflow stackoverflowjobs githubjobs dribbble behance toptal upwork fiverr freelancer turing hired triplebyte otta welcometothejungle wttj jobteaser
  apec francetravail poleemploi hellowork regionsjob cadremploi meteojob monsterfr leboncoin jobijoba choosemycompany lesjeudis freework
  infojobs tecnoempleo computrabajo bumeran occmundial occ jobandtalent domestika trabajos empleate
  gupy vagas vagascom vagascombr catho trampos programathor infojobsbr 99jobs solides kenoby
  arbeitsagentur bundesagenturfurarbeit jobware stellenanzeigen stellenanzeigende jobscout24 absolventa gulp heyjobs meinestadt karriereat jobsat devjobsat jobsch jobup jobupch stellenwerk workwise honeypot talentio evigvat
  jobscz pracecz startupjobs startupjobscz profesia profesiask pracujpl nofluffjobs justjoinit justjoin bulldogjob rocketjobs theprotocol olx pracacz cocuma almacareer teamio
  hhru headhunter superjob habrcareer workua djinni dou robotaua rabotaua
  seek seekcomau jobstreet jobsdb mycareersfuture foundit naukri naukricom shine timesjobs iimjobs instahyre internshala cutshort hirist apna freshersworld wantedly 51job zhaopin boss wanted saramin
  reed reedcouk totaljobs cvlibrary jobsite adzuna jobsac jobsacuk guardianjobs cwjobs irishjobs jobsie technojobs civilservicejobs nijobs
  jooble neuvoo talentcom jobrapido trovit careerjet jora googlejobs googleforjobs mitula whatjobs jobleads lensa theladders ladders idealist usajobs governmentjobs neogov higheredjobs themuse powertofly wayup handshake joinhandshake ripplematch
  jobindex jobnet finn finnno nav arbeidsplassen arbetsformedlingen blocketjobb jobbsafari duunitori oikotie cvonline cvbankas cvkeskus profession professionhu ejobs bestjobs hipo jobsbg devbg
  nationalevacaturebank indeednl werkzoeken intermediair vdab stepstonebe jobat monsterboard magnet
  bayt gulftalent naukrigulf wuzzuf kariyernet kariyer yenibiris eleman drushim alljobs pnet careers24 offerzen jobberman brightermonday
  pythonjobs pythonorg djangojobs rubyonremote rubynow cryptojobslist web3career climatebase techjobsforgood workingnomads jobspresso nodesk dynamitejobs authenticjobs coroflot krop smashingjobs
  githubjobsboard echojobs relocateme landingjobs talent nexxt jobcase career careers jobs job jobboard jobsearch
  `
    .trim()
    .split(/\s+/),
)

/** Hosts and paths under which such systems serve an employer's postings: the first path part or the subdomain names the employer. */
export const EMPLOYER_SLUGS: readonly RegExp[] = [
  /\/\/(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io\/(?:embed\/job_app\?for=)?([\w-]+)/,
  /\/\/jobs(?:\.eu)?\.lever\.co\/([\w-]+)/,
  /\/\/jobs\.ashbyhq\.com\/([\w.%-]+)/,
  /\/\/apply\.workable\.com\/([\w-]+)/,
  /\/\/(?:jobs|careers)\.smartrecruiters\.com\/([\w-]+)/,
  /\/\/([\w-]+)\.recruitee\.com/,
  /\/\/([\w-]+)\.jobs\.personio\.(?:de|com)/,
  /\/\/([\w-]+)\.(?:wd\d+\.)?myworkdayjobs\.com/,
  /\/\/([\w-]+)\.teamtailor\.com/,
  /\/\/([\w-]+)\.bamboohr\.com/,
  /\/\/(?:careers-|jobs-)?([\w-]+)\.icims\.com/,
  /\/\/([\w-]+)\.taleo\.net/,
  /\/\/jobs\.jobvite\.com\/([\w-]+)/,
  /\/\/([\w-]+)\.breezy\.hr/,
  /\/\/([\w-]+)\.applytojob\.com/,
  /\/\/([\w-]+)\.pinpointhq\.com/,
  /\/\/([\w-]+)\.gupy\.io/,
  /\/\/join\.com\/companies\/([\w-]+)/,
  /\/\/(?:\w+\.)?linkedin\.com\/company\/([\w-]+)/,
  /\/\/(?:www\.)?welcometothejungle\.com\/\w\w\/companies\/([\w-]+)/,
  /\/\/ats\.rippling\.com\/([\w-]+)/,
]
