/** Words that headings and sentences write with a capital and that name no employer, folded. A name needs at least one other word. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  `
we you our your they it this that these those i he she who what why how when where if as at in on for from with by to and or but the a an here there us me them of is are be not
today now currently together join joining apply please also then both each everyone anyone people candidate candidates applicant applicants employee employees colleague colleagues
company companies team teams client clients customer customers employer employers organization organisation business businesses department division unit group startup start-up agency firm office offices home headquarters
hr it remote hybrid job jobs role roles position positions work working worker experience description requirement requirements benefit benefits about overview mission vision values culture story history purpose
engineering technology technologies tech software hardware data product products design platform cloud ai ml saas b2b b2c api web mobile digital internet science research security infrastructure operations marketing sales finance legal support services service solutions systems
responsibilities responsibility duties duty tasks skills skill qualifications qualification education degree bachelor bachelors master masters phd university college school government
location locations salary compensation package pay equity bonus perks type date reference contact key general additional other objective objectives summary details detail info information profile
opportunity opportunities opening openings vacancy vacancies career careers internship program programme project projects challenge challenges application applications process interview interviews hiring recruitment recruiting
success successful future growth impact life day glance more less next step steps stack tools environment diversity inclusion belonging equal employment policy notice privacy statement disclaimer
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
english german french spanish italian dutch portuguese deutsch englisch anglais francais ingles espanol american european british global international national local regional worldwide
senior junior lead principal staff full part time permanent contract note important hello hi hola bonjour hallo hey dear thanks thank posted new no yes all any ability must strong knowledge minimum preferred required ideal every most many some few founded based plus nice great good excellent what's let's
python java javascript typescript react kubernetes docker sql linux agile scrum git excel
wir sie du ihr uns dich dir ihnen die der das den dem des ein eine bei als im am zum zur mit und oder fur unser unsere unseren kunde kunden unternehmen firma mitarbeiter stelle stellen aufgaben profil bewerbung team standort arbeit zukunft branche bereich abteilung vollzeit teilzeit beruf kollegen menschen projekt projekte leben alltag vorteile
nous vous notre nos votre vos le la les un une des l'entreprise entreprise societe groupe equipe poste mission missions profil chez au aux du de et ou pour dans avec contrat
el los las nuestro nuestra nuestros nosotros empresa equipo puesto oferta requisitos beneficios se si te tu tus en con para por que y o del al somos
os as uma um nosso nossa voce time vaga requisitos na no em e ou com
il lo gli uno una nostro nostra azienda ruolo chi per con
over ons wij jij je het een
om oss vi du er som och
nase nas my ty v ve na pro o co
beratungsunternehmen kundenunternehmen familienunternehmen mandant mandanten auftraggeber arbeitgeber
`
    .trim()
    .split(/\s+/),
)
