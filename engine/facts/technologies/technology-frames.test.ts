import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findTechnologies } from './technologies.ts'

const named = (text: string) => findTechnologies(readDocument(text)).map(({ name }) => name)

describe('a word with a capital of its own, used as only names are', () => {
  it.each([
    ['The rows flicker because React compares them by reference.', ['React']],
    ['React drops the second update, so I moved it.', ['React']],
    ['I found that React is painting the panel twice.', ['React']],
    ['Merged the two tables in Spark, then wrote them out.', ['Spark']],
    ['The keys stayed in Vault.', ['HashiCorp Vault']],
    ["The leak was in Spark's way of closing files.", ['Spark']],
    ['I am working through the Rust book, chapter 4 this week.', ['Rust']],
    ['Took an SQL course on Sunday.', ['SQL']],
    ['Wired the rain sensor to the Pi.', ['Raspberry Pi']],
    ['Set up Vault for the team.', ['HashiCorp Vault']],
    ['set up flask for the team', ['Flask']],
    ['ported the jobs from upstart to systemd', ['Upstart', 'systemd']],
    ['Backups run with borg now.', ['Borg']],
    ['the usb hub resets when dma is on', ['USB', 'DMA']],
    ['Wrapped the pointer in a safe Rust `Vec`.', ['Rust']],
    ['Fixed the React warnings on the tide page.', ['React']],
    ['Upgraded Phoenix to the latest version.', ['Phoenix']],
    ['Bumped Bun to latest.', ['Bun']],
    ['moved our backend to rust last week', ['Rust']],
    ['migrated the reports from looker to superset', ['Looker', 'Apache Superset']],
    ['ported the api to go, faster now', ['Go']],
    ['wrote a small flask api for the pier', ['Flask']],
    ['The tide calls via `requests` retry now.', ['Requests']],
    ['Arrow is a library for columns, and we read with it.', ['Apache Arrow']],
    ['Built an MCP server for the harbour cameras.', ['MCP']],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))

  it.each([
    'We met in Spring, and the Node is offline.',
    'Shift+R repairs the wall, and it draws 1.2 V configuration or not.',
    'The Express was late; go to Room 4.',
    'Wrote a bootstrap script for the new kiosk.',
    'Set up the flask on the shelf, and moved the camel from here to there.',
    'Added a bootstrap script and a floating UI element for the delayed job.',
    'Sorted the pile of tickets about UI automation and better stack traces.',
    'Updated the node to the next room.',
    'Went back to the Spark plan to save money.',
    'moved the desk to express delivery, and the lamp to metal because of the heat',
    'Load the tide module on all non-Windows boats.',
    "We don't need to install MacPorts for this.",
  ])('says nothing in: %s', (text) => expect(named(text)).toEqual([]))
})

describe('what was done next', () => {
  it.each([
    ['Next, I have built the image with Docker.', ['Docker']],
    ['Later, Mia and I tested the Arduino.', ['Arduino']],
    ['Later weeks went into dashboards with Streamlit.', ['Streamlit']],
    ['Next, I will try Docker.', []],
    ['Next, we have to move to Kafka.', []],
    ['Next: Docker.', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('what a subject line opens with', () => {
  it.each([
    ['mips: map the upper half as well', ['MIPS']],
    ['fix(helm): quote the port', ['Helm']],
    ['mmc: host: wait for the clock', ['MMC']],
  ])('%s', (text, names) => expect(named(`${text}\n\nThe board hung.`)).toEqual(names))
})

describe('places where others talk', () => {
  it.each([
    ['We decided to use Google Docs for the sign-up.', ['Google Docs']],
    ['Moved the club from Slack to Discord.', ['Slack', 'Discord']],
    ['The script posts the numbers to Telegram.', ['Telegram']],
    ['Talked it over in Slack and wrote it down in Jira.', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('files, commands and classes of a tool', () => {
  it.each([
    ['Turned on strict checks in mypy.ini.', ['mypy']],
    ['The build lacked `FreeRTOS.h`.', ['FreeRTOS']],
    ['Closed the socket in WebSocketPump.', ['WebSocket']],
    ['Drew the bins with `d3.scaleLinear`.', ['D3']],
    ['Checked:\n\n```bash\nbundle exec rails test\nbin/rubocop app\n```', ['Rails', 'RuboCop']],
    ['The notes are in redis.md, and /bin/bash is a link.', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('names however they are written', () => {
  it.each([
    ['The kiosk stops at Grub, and the Wifi is off.', ['GRUB', 'Wi-Fi']],
    ['Decided to use `Gin` in the kiosk.', ['Gin']],
    ['It ran all night with no CUDA errors.', ['CUDA']],
    ['There is no CUDA in the kiosk.', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('a model behind its maker', () => {
  it.each([
    ['Measured the pump with a Rigol DS1054Z.', ['Rigol DS1054Z']],
    ['Put the old Sony DSC-W80 on the mast.', ['Sony DSC-W80']],
    ['Talked to a Semtech SX1280 over the pier.', ['SX1280']],
    ['Dell sent 24 lamps, and Intel 14th is the next stop.', []],
    ['Canon in D was played at 440 Hz.', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('names that hasty notes leave small', () => {
  it.each([
    ['kept the tides in an excel sheet', ['Excel']],
    ['got it to run on the windows command line', ['Windows']],
    ['Added helpers such as isort and Flake8.', ['isort', 'Flake8']],
    ['Things such as Docker were mentioned.', []],
    ['they excel at rowing, and the windows were open', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('what was not taken', () => {
  it.each([
    'I wonder if Plotly would draw the tides.',
    'We decided not to install Docker on the boat.',
    'Previously I was using Ubuntu for the lamps.',
    'The lamps have a Kubernetes style list of rights.',
    'Bound the lamps using AddScoped in the shed.',
    'Built it around an ESP32 S3 on the pier.',
    'The code of the lamps is already on GitHub.',
    'All plans are available in the GitLab repo.',
  ])('%s', (text) =>
    expect(named(text)).not.toContain(
      /Plotly|Docker|Ubuntu|Kubernetes|AddScoped|S3|GitHub|GitLab/.exec(text)?.[0],
    ),
  )

  it('is told apart from what was', () => {
    expect(named('Keeps the tides in S3 and the lamps under GitOps.')).toEqual(['Amazon S3', 'GitOps'])
    expect(named('Built the kiosk around an ESP32 S3.')).toEqual(['ESP32'])
  })
})

describe('things of the same name', () => {
  it.each([
    'A mocha for the crew and a helm for the ship.',
    'My friend Ruby came by, and so did Jenkins from accounting.',
    'Wired onTap to the card; the data tables are paged.',
    'It sat there, and then BAM! It snapped in.',
    'Replaced the copies with ring-buffered writes and a local-path workflow.',
    'Wrote a bump allocator for the heap.',
    'Opened Settings → Bluetooth & devices and removed the mouse.',
    'It works on all machines except MIPS.',
    'All rows use TideCard with a TideStrokeGradient border.',
  ])('%s', (text) => expect(named(text)).toEqual([]))
})

it('a model keeps what tells it from its kin', () => {
  expect(named('I moved the renderer to an NVIDIA GeForce 1070 Ti card.')).toEqual(['NVIDIA GeForce 1070 Ti'])
})

describe('a list of what it is made with', () => {
  it.each([
    ['Rebuilt the tide page.\nStack: Flask, PostgreSQL, Docker.', ['Flask', 'PostgreSQL', 'Docker']],
    ['Tools used: Spark, go, make and R', ['Spark', 'Go', 'Make', 'R']],
    ['Built with: Room + Hilt + Coil', ['Room', 'Hilt', 'Coil']],
    ['Rebuilt the tide page (Flask, Redis).', ['Flask', 'Redis']],
    ['Tools used: a hammer, less paint, next to no glue', []],
    ['Stack: the crates go on top, then make room.', []],
  ])('%s', (text, names) => expect(named(text).sort()).toEqual([...names].sort()))
})

describe('names where only names stand', () => {
  it.each([
    ['The totals are computed in Go now.', ['Go']],
    ['The tile server sits behind Vault now.', ['HashiCorp Vault']],
    ['Cleaned up our Vault setup on the pier.', ['HashiCorp Vault']],
    ['The pings got lost. perf showed three copies.', ['perf']],
    ['The shots are compared with Cypress on every change.', ['Cypress']],
    ['Took Quuxcha instead of reCAPTCHA for the form.', ['Quuxcha', 'reCAPTCHA']],
    ['Moved the builds from Jenkins to Quuxflow.', ['Jenkins', 'Quuxflow']],
    ['Windows guests needed the drivers first.', ['Windows']],
    ['An npm install per crate took long.', ['npm']],
    ['Wrote it with parser combinators (quuxparse) on the pier.', ['quuxparse']],
    ['It was split with React.lazy on the pier.', ['React']],
    ['Two visual tests with pixelmatch that would have caught it.', ['pixelmatch']],
    ['The data was in three Access databases.', ['Microsoft Access']],
    ['We wrote a linter (homemade) and a parser (Anna), and published the library (gull-trie).', []],
    ['Access was refused, and the door database had no key.', []],
    ['It is slow compared with Redis.', []],
    ['The keel sits behind the vault now, and the crew moved from Jens to Anna.', []],
    ['Took the ferry instead of the Docker course.', []],
    ['It was late. just showed the lamp to Ana.', []],
  ])('%s', (text, names) => expect(named(text).sort()).toEqual([...names].sort()))
})
