import { expect, it } from 'vitest'
import { readText } from './read-text.ts'

const B = '\n\nResponsibilities\n- Build things\n\nRequirements\n- Five years of building\n'

/** The first lines of postings in the forms in which people paste them, all of our own writing. */
const SAMPLES: [text: string, position: string, company: string | undefined][] = [
  [
    'Quillwise | https://quillwise.example | Full-Stack Engineer (TypeScript/React) | REMOTE (EU timezones) | Full-time\n\nWe write.',
    'Full-Stack Engineer (TypeScript/React)',
    'Quillwise',
  ],
  [
    'Lumen Labs | Hiring for multiple positions | London, UK | ONSITE\n\nLumen Labs makes lamps. We are hiring:\n- Senior Backend Engineer\n- Product Designer',
    'Senior Backend Engineer',
    'Lumen Labs',
  ],
  [
    'Bramble (https://bramble.example/) | Senior/Staff Software Engineers | NYC | $180k-$240k\n\nHedges.',
    'Senior/Staff Software Engineers',
    'Bramble',
  ],
  [
    'Ferngrove Robotics - Robotics Software Engineer - Pittsburgh, PA - ONSITE - Full-time\n\nFerngrove makes robots.',
    'Robotics Software Engineer',
    'Ferngrove Robotics',
  ],
  [
    'Ferngrove, Inc. | Boston, MA | REMOTE or ONSITE | Full-time | Data Scientist, ML Engineer\n\nRobots.',
    'Data Scientist',
    'Ferngrove, Inc.',
  ],
  [
    'Harborline (harborline.example) is looking for a Senior Backend Engineer (Go) to join our payments team. Remote, EU.',
    'Senior Backend Engineer (Go)',
    'Harborline',
  ],
  ['Remote | Senior Backend Engineer | Harborline\n\nBoats.', 'Senior Backend Engineer', 'Harborline'],
  ['Harborline | CTO | Berlin\n\nBoats.', 'CTO', 'Harborline'],
  ['Harborline | Senior Engineer, Platform | Remote\n\nBoats.', 'Senior Engineer, Platform', 'Harborline'],
  [
    'Harborline — Head of Engineering | Remote\n\nHarborline moves boats.',
    'Head of Engineering',
    'Harborline',
  ],
  [
    `[Remote] [Contract] Senior React Developer - Harborline\n\nHarborline moves boats.${B}`,
    'Senior React Developer',
    'Harborline',
  ],
  [`Harborline is hiring: Senior React Developer${B}`, 'Senior React Developer', 'Harborline'],
  [
    '[São Paulo] Front-end Developer Sênior na Harborline\n\n## Nossa empresa\n\nA Harborline é uma empresa de barcos.\n\n## Descrição da vaga\n',
    'Front-end Developer Sênior',
    'Harborline',
  ],
  [
    'Vaga: Desenvolvedor Full Stack Sênior (Node/React) - Harborline\n\nA Harborline busca pessoas.\n\n## Requisitos\n',
    'Desenvolvedor Full Stack Sênior (Node/React)',
    'Harborline',
  ],
  [
    `We are hiring! Senior React Developer\n\nAbout Harborline\n\nHarborline moves boats.${B}`,
    'Senior React Developer',
    'Harborline',
  ],
  [
    `Job Opening: Lecturer in Computer Science at the University of Harborline${B}`,
    'Lecturer in Computer Science',
    'University of Harborline',
  ],
  [
    'The Department of Physics at Harborline University invites applications for a Postdoctoral Researcher position in quantum optics.' +
      B,
    'Postdoctoral Researcher',
    'Harborline University',
  ],
  [
    `Software Engineer, Payments\nHarborline · San Francisco, CA (Hybrid)\n3 days ago · 54 applicants${B}`,
    'Software Engineer, Payments',
    'Harborline',
  ],
  [
    `Senior Accountant- job post\nHarborline Inc.\n3.4 out of 5 stars\nTulsa, OK\nFull-time${B}`,
    'Senior Accountant',
    'Harborline Inc.',
  ],
  [
    `Harborline\n4.0 ★\nSenior Analyst\nNew York, NY\n$90K - $120K (Employer est.)${B}`,
    'Senior Analyst',
    'Harborline',
  ],
  [
    'Senior Controller (m/w/d)\nHarborline AG\nHamburg\nFeste Anstellung\nHomeoffice möglich, Vollzeit\nErschienen: vor 2 Tagen\n\nDeine Aufgaben\n\nDein Profil',
    'Senior Controller (m/w/d)',
    'Harborline AG',
  ],
  [
    'Développeur Fullstack - CDI\nHarborline\nParis\nTélétravail fréquent\n\nLe poste\n\nVos missions',
    'Développeur Fullstack',
    'Harborline',
  ],
  [
    'Ingénieur Développement Logiciel F/H\nHarborline SAS\n1 CDI\nLyon - 69\n\nDescriptif du poste\n',
    'Ingénieur Développement Logiciel F/H',
    'Harborline SAS',
  ],
  [
    'Desarrollador/a Java\nHarborline\nMadrid\nPresencial\n\nRequisitos\n\nBeneficios',
    'Desarrollador/a Java',
    'Harborline',
  ],
  [
    'About the job\n\nAs a Senior Platform Engineer at Harborline you will keep the boats afloat.\n\nWhat you will do\n\n- Boats',
    'Senior Platform Engineer',
    'Harborline',
  ],
  [
    `Harborline is seeking an experienced Marketing Manager to lead our campaigns.${B}`,
    'Marketing Manager',
    'Harborline',
  ],
  [
    `Position Title: Program Analyst\nAgency: Department of Harbors\nLocation: Boston${B}`,
    'Program Analyst',
    'Department of Harbors',
  ],
  [
    'Wir sind Harborline, der Spezialist für Boote. Als Product Owner (w/m/d) verantwortest du unser Portal.\n\nDeine Aufgaben\n\nDein Profil',
    'Product Owner (w/m/d)',
    'Harborline',
  ],
  [
    'Stellenangebot: Werkstudent Marketing (m/w/d) bei Harborline GmbH in Kiel\n\nDeine Aufgaben\n',
    'Werkstudent Marketing (m/w/d)',
    'Harborline GmbH',
  ],
  [
    'Harborline recherche un(e) Chef(fe) de projet digital pour son équipe de Nantes.\n\nVos missions\n\nVotre profil',
    'Chef(fe) de projet digital',
    'Harborline',
  ],
  [
    'Rejoignez Harborline !\n\nNous recherchons un Data Analyst (H/F) en CDI.\n\nVos missions',
    'Data Analyst (H/F)',
    'Harborline',
  ],
  [
    '¿Quieres trabajar en Harborline? Buscamos un/a Técnico/a de Soporte para nuestra sede.\n\nRequisitos\n\nSe ofrece',
    'Técnico/a de Soporte',
    'Harborline',
  ],
  [
    '# Senior Python Developer\n\n**Company:** Harborline Ltd\n**Location:** Remote\n\n## About us\n\nBoats.',
    'Senior Python Developer',
    'Harborline Ltd',
  ],
  [
    'Title: Senior Python Developer\nType: Contract\n\nWho we are\nHarborline builds boats. Join the Harborline team.',
    'Senior Python Developer',
    'Harborline',
  ],
  [
    'Hello everyone,\n\nMy name is Kim and I work at Harborline. We are looking for a Junior Data Engineer to join us in Oslo. Write me at kim@harborline.example.',
    'Junior Data Engineer',
    'Harborline',
  ],
  [
    'PhD position in Machine Learning\nHarborline University\nOslo, Norway\n\nThe group is looking for a motivated PhD candidate.\n\nRequirements\n',
    'PhD position in Machine Learning',
    'Harborline University',
  ],
  [
    'Senior DevOps Engineer (Remote)\n\nOur client is a fast growing scale-up in Ghent. They are looking for a Senior DevOps Engineer.\n\nRequirements\n\nBenefits',
    'Senior DevOps Engineer (Remote)',
    undefined,
  ],
  [
    'Nurse Practitioner\n\nHarborline Medical Center is a 300-bed hospital.\n\nThe Nurse Practitioner will care for patients.' +
      B,
    'Nurse Practitioner',
    'Harborline Medical Center',
  ],
  [`HARBORLINE\nWAREHOUSE ASSOCIATE\nSeattle, WA\n$20.50 an hour${B}`, 'WAREHOUSE ASSOCIATE', 'HARBORLINE'],
  [
    `Job Description\n\nJob Title: Cook\nReports to: Head Chef\nHarborline Hotel is looking for a Cook.${B}`,
    'Cook',
    'Harborline Hotel',
  ],
  [
    'Tester/ka software\n\nHarborline s.r.o.\nBrno\n\nNáplň práce\n\nPožadujeme\n\nNabízíme',
    'Tester/ka software',
    'Harborline s.r.o.',
  ],
  [
    'Harborline A/S søger en Frontend-udvikler til kontoret i Aarhus.\n\nDine opgaver\n\nVi tilbyder',
    'Frontend-udvikler',
    'Harborline A/S',
  ],
  [
    'Programista Java\nHarborline Sp. z o.o.\nKraków\n\nObowiązki\n\nWymagania',
    'Programista Java',
    'Harborline Sp. z o.o.',
  ],
  [
    'Sviluppatore Front-End\n\nHarborline S.r.l. cerca uno Sviluppatore Front-End per la sede di Milano.\n\nRequisiti',
    'Sviluppatore Front-End',
    'Harborline S.r.l.',
  ],
  [
    `Senior Software Engineer\nat Harborline\nRemote\n\nApply now${B}`,
    'Senior Software Engineer',
    'Harborline',
  ],
  [
    'Company Name: Harborline Technologies Pvt. Ltd.\nJob Profile: Java Developer\nExperience: 2 years\nLocation: Pune' +
      B,
    'Java Developer',
    'Harborline Technologies Pvt. Ltd.',
  ],
  [
    `🚀 Harborline is hiring! 🚀\n\nRole: Growth Marketer\nLocation: Remote\n${B}`,
    'Growth Marketer',
    'Harborline',
  ],
  [
    'Head of People\n\nLondon\n\nPeople /\nFull-time /\nHybrid\n\nHarborline is on a mission to move boats. Our Head of People will own everything people.' +
      B,
    'Head of People',
    'Harborline',
  ],
  [
    'Harborline\nOpen Roles\nSenior Data Scientist\nApply for this job\nBerlin\nHarborline is a boat company.' +
      B,
    'Senior Data Scientist',
    'Harborline',
  ],
]

it.each(SAMPLES)('%s', (text, position, company) => {
  const reading = readText(text)
  if (reading.kind !== 'posting') return expect(reading).toHaveProperty('kind', 'posting')
  expect({ position: reading.positionName, company: reading.companyName }).toEqual({ position, company })
})

it.each([
  ['Northwind Robotics, Berlin', 'Northwind Robotics'],
  ['Northwind Robotics, Berlin, Germany', 'Northwind Robotics'],
  ['Northwind Robotics, Remote', 'Northwind Robotics'],
])('takes the employer from a line with the place under the title: %s', (line, company) => {
  expect(readText(`Robotics Engineer\n${line}\n\nYou will build controllers.${B}`)).toMatchObject({
    positionName: 'Robotics Engineer',
    companyName: company,
  })
})

it.each([
  'San Mateo, California',
  'Bad Tölz, Bayern',
  'Vélizy, France',
  'Greater Manchester, UK',
  'Espinho, Portugal',
])('takes a town before its country or state for no employer: %s', (line) => {
  const reading = readText(`Robotics Engineer\n${line}\n\nYou will build controllers.${B}`)
  expect(reading).toMatchObject({ positionName: 'Robotics Engineer' })
  expect(reading).not.toHaveProperty('companyName')
})

it('takes what stands before a country for the employer where the text speaks of it', () => {
  const text = `Robotics Engineer\nNorthwind, Germany\n\nNorthwind builds robots, and Northwind pays well.${B}`
  expect(readText(text)).toMatchObject({ companyName: 'Northwind' })
})
