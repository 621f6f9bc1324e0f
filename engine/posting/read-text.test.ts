import { describe, expect, it } from 'vitest'
import { readText } from './read-text.ts'

type Row = [text: string, position: string | undefined, company: string | undefined]

function expectReading([text, position, company]: Row): void {
  const reading = readText(text)
  expect(reading).toMatchObject({ kind: 'posting' })
  if (reading.kind !== 'posting') return
  expect({ position: reading.positionName, company: reading.companyName }).toEqual({ position, company })
}

const BODY = `
Responsibilities
- Keep the night trains on time
- Write the timetable software

Requirements
- Three years with schedules`

describe('one-line headers', () => {
  it.each<Row>([
    [
      'Nightrail | Backend Engineer | Vienna or Remote (EU) | Full-time | €70-90k\n\nWe move trains at night.',
      'Backend Engineer',
      'Nightrail',
    ],
    [
      'Nightrail (https://nightrail.example) | Senior Rust Engineer | REMOTE | https://nightrail.example/jobs\n\nTrains.',
      'Senior Rust Engineer',
      'Nightrail',
    ],
    [
      'Senior Rust Engineer | Nightrail | Vienna, Austria\n\nTrains at night.',
      'Senior Rust Engineer',
      'Nightrail',
    ],
    [
      'Nightrail (YC W21) | Founding Engineer | SF | Onsite | Equity\n\nJoin us.',
      'Founding Engineer',
      'Nightrail',
    ],
    [
      'Nightrail (YC S20) is hiring a Founding Engineer in New York\n\nTrains.',
      'Founding Engineer',
      'Nightrail',
    ],
    [
      'Nightrail | Remote | Full-time\n\nNightrail is hiring a Staff Data Engineer to rebuild our timetable.',
      'Staff Data Engineer',
      'Nightrail',
    ],
    [
      'Senior Golang Developer at Nightrail GmbH\n\nTrains at night.',
      'Senior Golang Developer',
      'Nightrail GmbH',
    ],
    ['Senior Full-Stack Engineer @ Nightrail (YC W21)\n\nTrains.', 'Senior Full-Stack Engineer', 'Nightrail'],
    ['[Nightrail] Platform Engineer\n\nTrains.', 'Platform Engineer', 'Nightrail'],
    ['[Remote] Platform Engineer at Nightrail\n\nTrains.', 'Platform Engineer', 'Nightrail'],
    [
      'Nightrail hiring Platform Engineer in Graz, Styria, Austria | LinkedIn\nSkip to main content',
      'Platform Engineer',
      'Nightrail',
    ],
    [
      'Platform Engineer - Nightrail\n\nNightrail runs trains at night. At Nightrail, we like sleep.',
      'Platform Engineer',
      'Nightrail',
    ],
    ['Nightrail - Platform Engineer\n\nNightrail runs trains at night.', 'Platform Engineer', 'Nightrail'],
    [
      'Job Offer: Embedded Developer in Graz, Austria; Java Developer\n\nHi all,\n\nwe build trains.',
      'Embedded Developer',
      undefined,
    ],
    ['Join Nightrail as a Senior Scheduler\n\nTrains at night.', 'Senior Scheduler', 'Nightrail'],
    [
      'Nightrail – Senior iOS Engineer – Remote (US) – $150k-$180k\n\nNightrail builds a sleep app.',
      'Senior iOS Engineer',
      'Nightrail',
    ],
  ])('%s', (...row) => expectReading(row))
})

describe('labels', () => {
  it.each<Row>([
    [
      `Job Title: Night Train Attendant\nCompany: Nightrail AG\nLocation: Basel\n${BODY}`,
      'Night Train Attendant',
      'Nightrail AG',
    ],
    [`**Position:** Data Engineer\n**Employer:** Nightrail\n${BODY}`, 'Data Engineer', 'Nightrail'],
    [
      `Stellenbezeichnung: Lokführer (m/w/d)\nArbeitgeber: Nachtzug GmbH\nOrt: Linz\n${BODY}`,
      'Lokführer (m/w/d)',
      'Nachtzug GmbH',
    ],
    [
      `Poste : Développeur web (H/F)\nEntreprise : Train de Nuit SAS\nLieu : Lyon\n${BODY}`,
      'Développeur web (H/F)',
      'Train de Nuit SAS',
    ],
    [
      `Puesto: Maquinista\nEmpresa: Trenes Nocturnos S.L.\nUbicación: Bilbao\nTécnico de trenes\n${BODY}`,
      'Maquinista',
      'Trenes Nocturnos S.L.',
    ],
    [
      `---\ntitle: Python Developer\ncompany: Nightrail\nlocation: Graz\n---\n\n# About\n\nWe run trains.`,
      'Python Developer',
      'Nightrail',
    ],
    [
      'Location\nGraz\nEmployment Type\nFull time\nDepartment\nEngineering\nCompany\nNightrail\nPosition\nTrain Dispatcher\n\nMore text follows here.',
      'Train Dispatcher',
      'Nightrail',
    ],
  ])('%s', (...row) => expectReading(row))
})

describe('the layout of job sites, pasted', () => {
  it.each<Row>([
    [
      `Nightrail\n\nTrain Dispatcher (Nights)\n\nGraz, Styria, Austria · 2 weeks ago · Over 100 applicants\n\nPromoted by hirer\n\nApply\n\nSave\n\nAbout the job\n${BODY}`,
      'Train Dispatcher (Nights)',
      'Nightrail',
    ],
    [
      `Nightrail logo\nNightrail\nShare\nShow more options\nSenior Data Analyst\nGraz, Styria, Austria · 3 days ago · 12 applicants\nAbout the job\n${BODY}`,
      'Senior Data Analyst',
      'Nightrail',
    ],
    [
      `Senior Accountant\nNightrail Inc.\n4.2\nRemote\n$80,000 a year - Full-time\nApply now\n${BODY}`,
      'Senior Accountant',
      'Nightrail Inc.',
    ],
    [
      `NIGHTRAIL\n\n3.5\n\nURGENT Train Cleaner\n\nApply on employer site\n\nSingapore\n\n·\n\n$14.00 Per hour\n${BODY}`,
      'URGENT Train Cleaner',
      'NIGHTRAIL',
    ],
    [
      `Analytics Engineer II\nStockholm / LondonData – Platform /Permanent /Hybrid\nThe Platform team helps Nightrail to learn quickly.\n\nWe're looking for an Analytics Engineer II to join Nightrail's data team.`,
      'Analytics Engineer II',
      'Nightrail',
    ],
    [
      `Analytics Engineer\nLocation\nMilan\n\nEmployment Type\nFull time\n\nDepartment\nEngineering\n\nCompensation\n€45K – €70K\nOverview\nApplication\nAt Nightrail, we set the bar for sleep.\n${BODY}`,
      'Analytics Engineer',
      'Nightrail',
    ],
    [
      `Senior Timetable Developer\nlocations: Austria, Graz\ntime type: Full time\nposted on: Posted Today\njob requisition id: R001\n\nNightrail is a leading operator of night trains.\n${BODY}`,
      'Senior Timetable Developer',
      'Nightrail',
    ],
  ])('%s', (...row) => expectReading(row))
})

describe('sentences', () => {
  it.each<Row>([
    [
      "At Nightrail, we're rebuilding the sleeper train. With bold plans we're now looking for a Data Engineer for the next phase.\n\nAbout the Role\n\nAs a Data Engineer, you will own our timetable.",
      'Data Engineer',
      'Nightrail',
    ],
    [
      'Hi Jo, I came across your profile. I am recruiting for a Senior Platform Engineer role at Nightrail. Would you like to talk?',
      'Senior Platform Engineer',
      'Nightrail',
    ],
    [
      `SENIOR DATA ENGINEER\n\nOXFORD/HYBRID\n\nUP TO £65,000\n\nThis is an excellent opportunity for a Senior Data Engineer to join a growing organisation.\n${BODY}`,
      'SENIOR DATA ENGINEER',
      undefined,
    ],
    [
      'Our client, a leading fintech in London, is looking for a Senior QA Engineer to join the team.\n\nRequirements\n\nBenefits',
      'Senior QA Engineer',
      undefined,
    ],
    [
      'Come and work with us. We are searching for a passionate and talented Machine Learning Engineer who loves trains.\n\nAbout Nightrail\n\nNightrail runs trains.',
      'Machine Learning Engineer',
      'Nightrail',
    ],
    [
      'About Nightrail\nNightrail is the quiet way to travel.\n\nThe role\nAs a Staff Engineer, you will set the direction of our systems.',
      'Staff Engineer',
      'Nightrail',
    ],
  ])('%s', (...row) => expectReading(row))
})

describe('other languages', () => {
  it.each<Row>([
    [
      'Die Nachtzug GmbH mit Sitz in Köln ist ein junges Unternehmen. Zur Verstärkung unseres Teams suchen wir ab sofort einen Softwareentwickler (m/w/d) in Vollzeit.\n\nDeine Aufgaben\n\nDein Profil',
      'Softwareentwickler (m/w/d)',
      'Nachtzug GmbH',
    ],
    [
      'Data Consultant (m/w/d)\n\n📍 Düsseldorf / Hybrid\n\nFür ein innovatives Beratungsunternehmen suchen wir einen Data Consultant (m/w/d), der Ordnung schafft.\n\nDas bringst du mit',
      'Data Consultant (m/w/d)',
      undefined,
    ],
    [
      'Projektleiter:in Fahrplan\nNachtzug AG\nGraz\n\nBei Nachtzug bist du mittendrin.\n\nAufgaben\n\nWir bieten',
      'Projektleiter:in Fahrplan',
      'Nachtzug AG',
    ],
    [
      'Chez Train de Nuit, nous réinventons le voyage. Nous recherchons un développeur full stack pour renforcer notre équipe.\n\nVos missions\n\nProfil recherché',
      'développeur full stack',
      'Train de Nuit',
    ],
    [
      'Train de Nuit recrute une Responsable marketing (H/F) à Lyon.\n\nVos missions\n\nVotre profil',
      'Responsable marketing (H/F)',
      'Train de Nuit',
    ],
    [
      'En Nocturna buscamos un Ingeniero de Datos para nuestro equipo de Madrid.\n\nRequisitos\n\nQué ofrecemos',
      'Ingeniero de Datos',
      'Nocturna',
    ],
    [
      'Desde Nocturna IT estamos buscando cubrir una vacante de Desarrollador Backend para su equipo.\n\nRequisitos',
      'Desarrollador Backend',
      'Nocturna IT',
    ],
    [
      'A Noturna é uma empresa de trens. Estamos contratando Desenvolvedor Backend Pleno para o nosso time.\n\nRequisitos e qualificações\n\nBenefícios',
      'Desenvolvedor Backend Pleno',
      'Noturna',
    ],
    [
      'Nattåg AB söker en Systemutvecklare till Malmö.\n\nArbetsuppgifter\n\nKvalifikationer',
      'Systemutvecklare',
      'Nattåg AB',
    ],
    [
      'Nachttrein zoekt een Java Developer voor het team in Utrecht.\n\nWat ga je doen\n\nWat bieden wij',
      'Java Developer',
      'Nachttrein',
    ],
    [
      'Na pozici PHP developer hledáme kolegu se zkušenostmi.\n\nNáplň práce\n\nNabízíme',
      'PHP developer',
      undefined,
    ],
    [
      'Java Developer\n\nPociąg Nocny poszukuje osoby do zespołu w Krakowie.\n\nWymagania\n\nOferujemy',
      'Java Developer',
      'Pociąg Nocny',
    ],
    [
      'Treno Notte ricerca un Ingegnere Meccanico per la sede di Torino.\n\nRequisiti\n\nOffriamo',
      'Ingegnere Meccanico',
      'Treno Notte',
    ],
  ])('%s', (...row) => expectReading(row))
})

it('takes the first of several roles and says so', () => {
  const reading = readText('Nightrail | Backend Engineer, Data Engineer | Remote | Full-time\n\nTrains.')
  expect(reading).toMatchObject({ positionName: 'Backend Engineer', companyName: 'Nightrail' })
  expect(reading).toHaveProperty('notes', [expect.stringContaining('Data Engineer')])
})

it('takes no job site for the employer', () => {
  const reading = readText(
    'Train Dispatcher\nLinkedIn\nGraz, Austria\n\nWe are looking for a Train Dispatcher.\n\nRequirements\n\nBenefits',
  )
  expect(reading).toMatchObject({ positionName: 'Train Dispatcher' })
  expect(reading).not.toHaveProperty('companyName')
})

it('keeps every word of the text as the description', () => {
  const text = `Train Dispatcher\r\n\r\n\r\n\r\nNightrail is hiring.\u200b\r\n- Keep time  \r\n- Sleep by day`
  expect(readText(text)).toHaveProperty(
    'jobDescription',
    'Train Dispatcher\n\nNightrail is hiring.\n- Keep time\n- Sleep by day',
  )
})

it.each(['', '   ', 'hello', 'Milk, bread, eggs and a newspaper', '12345 67890'])(
  'finds nothing in %j',
  (text) => {
    expect(readText(text)).toEqual({ kind: 'no-posting', reason: 'empty' })
  },
)
