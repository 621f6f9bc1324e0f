/** Words before a colon, or alone on a line above the value, folded. */
const list = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  )

export const POSITION_LABELS = list(`
  position, job profile, job title, title, role, job, position title, role title, job position, position name, job name, job role, vacancy, vacancy name, vacancy title, opening, designation, post, working title, roles, job posting title, offered position, job opening, external title, official title
  stelle, stellenbezeichnung, stellentitel, jobtitel, berufsbezeichnung, tatigkeit, funktion, titel, stellenangebot, stellenausschreibung, beruf, positionsbezeichnung
  poste, intitule du poste, intitule, titre du poste, titre, fonction, metier, offre, nom du poste, offre d'emploi, poste propose, poste a pourvoir, libelle du poste
  puesto, cargo, vacante, puesto de trabajo, titulo, nombre del puesto, posicion, titulo del puesto, oferta, oferta de empleo, puesto vacante, perfil
  vaga, funcao, titulo da vaga, nome da vaga, posicao, cargo da vaga
  posizione, ruolo, figura ricercata, mansione, titolo, profilo
  functie, functietitel, vacature, functienaam
  stilling, stillingstitel, stillingsbetegnelse, tjanst, befattning, roll, yrkesroll, titel pa tjansten
  pozice, nazev pozice, pracovni pozice, stanowisko, nazwa stanowiska, pozicia
  должность, вакансия, позиция, 職種, 职位, 직무
`)

export const COMPANY_LABELS = list(`
  company, company name, employer, employer name, organization, organisation, hiring organization, hiring company, client, firm, agency, name of company, institution, about the company, business name, company/organization, startup, hiring organisation, department/agency, company:
  unternehmen, firma, arbeitgeber, firmenname, auftraggeber, dienststelle, einrichtung, anbieter
  entreprise, societe, employeur, nom de l'entreprise, organisme, structure, nom de la societe, etablissement, recruteur, client final
  empresa, compania, empleador, nombre de la empresa, organizacion, entidad, contratante
  nome da empresa, empregador, organizacao
  azienda, societa, datore di lavoro, nome azienda
  bedrijf, werkgever, organisatie, bedrijfsnaam
  virksomhed, arbejdsgiver, arbeidsgiver, foretag, arbetsgivare, bedrift
  spolecnost, zamestnavatel, firma, pracodawca, zamestnavatel, spolocnost
  компания, работодатель, 会社名, 公司, 회사
`)

/** Labels whose value is neither: they tell a header from a sentence, and their value is never the employer. */
export const OTHER_LABELS = list(`
  location, locations, salary, compensation, type, employment type, job type, department, team, date posted, posted, posted on, apply by, closing date, reference, ref, job id, requisition id, job requisition id, job number, contract, contract type, working hours, hours, schedule, time type, remote, remote type, experience, experience level, seniority level, level, industry, industries, job function, category, website, url, email, phone, contact, start date, deadline, location type, address, workplace type, work type, pay, pay range, benefits, address, date, duration, country, city, region, education, tags, keywords, skills, language, languages, number of openings, visa, grade, division, overview, application, reports to, company size, founded, headquarters, type of contract, status, job family, shift, travel, apply, seniority, posting date, area, function, work location, employee type, job schedule, job category, hiring manager
  ort, standort, einsatzort, arbeitsort, gehalt, beschaftigungsart, vertragsart, arbeitszeit, abteilung, bereich, referenznummer, kennziffer, eintritt, eintrittsdatum, beginn, befristung, branche, karrierelevel, veroffentlicht, bewerbungsfrist, ansprechpartner, anstellungsart, arbeitsmodell, erfahrung, vergutung, dienstort, umfang, ab
  lieu, localisation, contrat, type de contrat, salaire, remuneration, date, reference, secteur, experience, departement, ville, duree, duree du contrat, date de debut, date limite, teletravail, niveau d'etudes, adresse, publie le, service, statut, horaires, lieu de travail, metiers
  ubicacion, lugar, salario, tipo de contrato, jornada, contrato, experiencia, fecha, modalidad, departamento, provincia, ciudad, categoria, nivel, localidad, sueldo, horario, beneficios, idioma
  localizacao, local, salario, tipo de vaga, regime, area, modalidade, cidade
  sede, luogo di lavoro, contratto, settore, retribuzione, inquadramento, orario
  locatie, salaris, uren, dienstverband, opleidingsniveau, plaats, standplaats
  misto, lokalita, mzda, plat, uvazek, misto vykonu prace, lokalizacja, wynagrodzenie, rodzaj umowy, typ uvazku
`)
