import { listed, type Technology } from './technology.ts'

/** What a help desk, an office and a school run, taken in any case. */
const NAMES = {
  support: `
    Arctic Wolf, Backup Exec, Bitdefender, Cisco AnyConnect, Cisco Catalyst, Cisco DNA Center, Cisco Duo,
    Citrix XenApp, ConnectWise, Ivanti, Kaseya, Kaspersky, KnowBe4, Lansweeper,
    Macrium Reflect, Malwarebytes, McAfee, Mimecast, NinjaOne, NinjaRMM, PDQ Deploy, PDQ Inventory, Polycom,
    Proofpoint, Pulse Secure, RingCentral, ScreenConnect, Sophos, Tanium, Trend Micro, VxRail, Webroot,
    Windows Deployment Services, Windows Hello for Business, Windows Event Viewer,
    Microsoft Remote Desktop, Quick Assist
  `,
  office: `
    Adobe Captivate, Camtasia, DeepL, Google Classroom, Google Meet, Grammarly, Kahoot,
    Microsoft Planner, Microsoft Publisher, Microsoft Bookings, Microsoft Loop, Microsoft Forms, Panopto,
    PowerSchool, Quizlet, Schoology, Snagit, Teamwork.com, Wrike, XLOOKUP, VLOOKUP, Zoho, Zoho Desk,
    Exchange Admin Center
  `,
  rooms: `
    Crestron, Extron, Q-SYS, Logitech Rally, Poly Studio
  `,
}

/** Certain in exactly this case. */
const CASED = `
  Acronis, Atera, Avaya, Barracuda, Datto, Device Manager, Event Viewer, File Explorer, Kandji, Mosyle, N-able,
  Podio, Registry Editor, Remote Desktop, Skype, Symantec, Task Manager, Task Scheduler, Webex,
  Windows Defender, Windows Explorer, Windows Firewall
`

/** Plain words, with what makes them certain. */
const AMBIGUOUS: Technology[] = [
  { name: 'Loom', words: ['Loom'], nouns: ['video', 'videos', 'recording', 'recordings'] },
  { name: 'Coda', words: ['Coda'], nouns: ['doc', 'docs', 'table', 'tables'] },
]

export const WORKPLACE: Technology[] = [...listed(NAMES, CASED), ...AMBIGUOUS]
