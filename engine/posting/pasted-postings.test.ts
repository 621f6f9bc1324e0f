import { expect, it } from 'vitest'
import { readText } from './read-text.ts'

/** Postings of our own writing, whole, with the names that mislead. */
const SAMPLES: [text: string, position: string, company: string | undefined][] = [
  [
    `About the job
At Harborline, our purpose is to move people across water. We operate ferries in 12 countries and are backed by Sequoia and Index Ventures.

Your mission
As Senior Backend Engineer in the Booking team, you will work with Kotlin, AWS and Kafka. You will report to our VP Engineering.

Who you are
- Experience at companies such as Uber or Klarna is a plus
- Strong knowledge of PostgreSQL

Why Harborline?
- Stock options`,
    'Senior Backend Engineer',
    'Harborline',
  ],
  [
    `Lead Product Designer
Product · Remote (Europe) · Full Time

About Us

Harborline is the operating system for ferries. We've raised $40M from Accel.

The Role

We're looking for a Lead Product Designer to shape our booking flow.`,
    'Lead Product Designer',
    'Harborline',
  ],
  [
    `Wir bei der Harborline AG gestalten die Zukunft der Fähren. Mit über 500 Mitarbeitenden an 7 Standorten sind wir Marktführer.

Für unseren Standort Kiel suchen wir zum nächstmöglichen Zeitpunkt eine/n

Systemadministrator/in (m/w/d)

Ihre Aufgaben:
- Betrieb der Server

Ihr Profil:
- Ausbildung als Fachinformatiker`,
    'Systemadministrator/in (m/w/d)',
    'Harborline AG',
  ],
  [
    `Für unseren Kunden, ein mittelständisches Unternehmen der Energiebranche in Essen, suchen wir einen erfahrenen Java Entwickler (m/w/d).

Aufgaben
- Entwicklung mit Spring Boot

Anforderungen
- Kenntnisse in SAP`,
    'Java Entwickler (m/w/d)',
    undefined,
  ],
  [
    `Qui sommes-nous ?
Harborline est une start-up lyonnaise qui réinvente le ferry. Fondée en 2019, Harborline compte 45 collaborateurs.

Le poste
Rattaché(e) au CTO, en tant que Développeur(se) Back-End, vous concevez nos API.

Votre profil
Maîtrise de Symfony et de PostgreSQL.`,
    'Développeur(se) Back-End',
    'Harborline',
  ],
  [
    `Estamos buscando un/a Product Manager para incorporarse a nuestro equipo en Valencia.

Harborline es una empresa líder en el sector naval, con presencia en 8 países.

¿Qué harás?
- Definir el roadmap

Requisitos
- 3 años de experiencia`,
    'Product Manager',
    'Harborline',
  ],
  [
    `Senior Site Reliability Engineer

Harborline Cloud | Remote – Canada

Harborline Cloud is a managed database company.

What you'll do
- Keep things up

Harborline Cloud is an equal opportunity employer.`,
    'Senior Site Reliability Engineer',
    'Harborline Cloud',
  ],
  [
    `Harborline | Senior Frontend Engineer (React) | Berlin, Germany | ONSITE | Visa sponsorship

Harborline builds software for ferries. Our customers include Stena and DFDS.

Stack: TypeScript, React, GraphQL, AWS.

Apply: jobs@harborline.example`,
    'Senior Frontend Engineer (React)',
    'Harborline',
  ],
  [
    `# Join us as a Community Manager

Harborline is an open-source project used by millions. We are a remote team of 12.

## What you'll do
Talk to people.

## How to apply
Email hello@harborline.example`,
    'Community Manager',
    'Harborline',
  ],
  [
    `Job Summary:

The Registered Nurse (RN) provides care to patients. Harborline Health System is committed to excellence.

Qualifications:
- RN license

Harborline Health System is an Equal Opportunity Employer.`,
    'Registered Nurse (RN)',
    'Harborline Health System',
  ],
  [
    `Vacature: Software Engineer .NET

Harborline zoekt een Software Engineer .NET voor haar kantoor in Rotterdam.

Wat ga je doen?
Je bouwt mee aan ons platform.

Wat bieden wij?
Een goed salaris.`,
    'Software Engineer .NET',
    'Harborline',
  ],
  [
    `Marine Engineer (m/f/d)
Full-time
Company Description

Harborline Group operates ferries.

Job Description

Maintain engines.

Qualifications

Degree in engineering.`,
    'Marine Engineer (m/f/d)',
    'Harborline Group',
  ],
  [
    `Staff Software Engineer, Infrastructure
San Francisco, CA
Engineering – Infrastructure / Full-time / On-site

Harborline's mission is to make ferries accessible to everyone. Founded in 2016, we're trusted by Maersk and 300 other companies.

What you'll do:
Build.`,
    'Staff Software Engineer, Infrastructure',
    'Harborline',
  ],
]

it.each(SAMPLES)('%s', (text, position, company) => {
  const reading = readText(text)
  if (reading.kind !== 'posting') return expect(reading).toHaveProperty('kind', 'posting')
  expect({ position: reading.positionName, company: reading.companyName }).toEqual({ position, company })
})
