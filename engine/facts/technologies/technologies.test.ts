import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findTechnologies } from './technologies.ts'

const named = (text: string) => findTechnologies(readDocument(text)).map(({ name }) => name)

describe('names the dictionary holds', () => {
  it.each([
    ['The postgres replica lagged behind.', ['PostgreSQL']],
    ['Deployed it on k8s with Helm charts.', ['Kubernetes', 'Helm']],
    ['We moved the sessions to Redis and the search to Elastic Search.', ['Redis', 'Elasticsearch']],
    ['Logs are shipped to AWS S3 and queried from BigQuery.', ['Amazon S3', 'BigQuery']],
    ['Files go to OpenStack Swift; the Swift API wants a length.', ['OpenStack Swift']],
    ['Added OAuth 2.0 login with JWTs.', ['OAuth 2.0', 'JWT']],
    ['Upgraded to python3 and go1.22.', ['Python', 'Go']],
    ['Runs on Memcached/Redis.', ['Memcached', 'Redis']],
    ['The service is Kafka-based and TLS-enabled.', ['Kafka', 'TLS']],
    ['Removed the Ansible-side retries and the terraform-provisioned bucket.', ['Ansible', 'Terraform']],
    ['The Ansible-run playbooks and a Redis-like cache.', ['Ansible']],
    ['The `KafkaConsumer` never commits.', ['Kafka']],
    ['imap: keep the connection open', ['IMAP']],
    ['Patched net/http to stop the race.', ['net/http']],
    ['Sampled the pictures with StableDiffusion.', ['Stable Diffusion']],
    ['Moved the form to Java Script and the board to Circuit-Python.', ['JavaScript', 'CircuitPython']],
    ['Good Job, the Tensor Flow model is in My SQL.', ['TensorFlow', 'MySQL']],
    ['Added unit tests with chai and mocha to the pipeline.', ['Chai', 'Mocha']],
    ['Pushed the cleaned history to GitHub.', ['GitHub']],
    ['Ported it to the STM32G474RE and an ESP32-WROOM-32.', ['STM32G474RE', 'ESP32-WROOM-32']],
    ['The DRV8874 gets hot, so a 74HC4511 and a VL53L9CX went in.', ['DRV8874', '74HC4511', 'VL53L9CX']],
    ['Closed TPS-4512 and TMC-88 and raised MAX_1000 to 2N.', []],
    ['Rendered the clips with Blurple, then cut them.', ['Blurple']],
    ['Tried Quuxel, a small Rust library for plots.', ['Rust', 'Quuxel']],
    ['Moved the suite to the Quuxel test runner.', ['Quuxel']],
    ['Checked it with kubectl and psql.', ['kubectl', 'psql']],
    ['kubectl said no; Kubernetes had lost the node.', ['Kubernetes']],
    ['ported the site to hugo and the tests to jest', ['Hugo', 'Jest']],
    ['cleaned up the react components', ['React']],
    ['The iOS view leaked because the Combine sink kept it.', ['iOS', 'Combine']],
    ['Wrote the Salesforce report as an Apex invocable.', ['Salesforce', 'Apex']],
    ['On OpenStack the volumes of Cinder hung.', ['OpenStack', 'Cinder']],
    ['Gave it an Elastic IP and an Elastic cluster.', ['Elastic IP', 'Elastic']],
    [
      'Raised the heap in docker-compose.yml and the stages in the Jenkinsfile.',
      ['Docker Compose', 'Jenkins'],
    ],
    ['we updated the gem `rack` and the ruby library behind it', ['Ruby', 'Rack']],
    ['Cleaned up:\n\n```\n$ asdf uninstall ruby 3.3\n```', ['asdf']],
    ['wrote the cairo code that draws the figure', ['Cairo']],
    ['The NFS and root exports are fine.', ['NFS']],
    ['Moved the events to Apache Cassandra, then restarted Apache.', ['Cassandra', 'Apache']],
    ['made a small game in unity using c#', ['Unity', 'C#']],
    ['learning rust, and wrote the driver in c', ['Rust', 'C']],
    ['cleaned up my rust project and some ruby scripts', ['Rust', 'Ruby']],
    ['the oled hangs on the gpio, so i rerouted the pcb', ['OLED', 'GPIO', 'PCB']],
    ['There is an erratum, point s3, that explains the lamp.', []],
    ['A: move the lamp, B: move the rope, C: move both.', []],
    ['They registered as .NET nameservers as well, beside the .COM ones.', []],
    ['The debugger was off for flask, so app.py showed nothing.', ['Flask', 'Python']],
    ['The links to the pier come from react-router-dom.', ['React Router']],
    ['Built the lamp with NDK r26.', ['Android NDK']],
    ['We hope for a cool 0.2.0 in spring.', []],
    ['The PCBs came, and both FPGAs hang on UART3.', ['PCB', 'FPGA', 'UART']],
    ['goos: linux goarch: arm64 pkg: acme/zip cpu: Something', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('words that only look like names', () => {
  it.each([
    'Go to the settings and make a new node.',
    'Users react when the spring sale starts, so we rest the queue.',
    'I will express this in a flask of ink, then dash to the next meeting.',
    'Hook the meta node into the tree.',
    'See https://example.slack.com/archives/redis/python for the thread.',
    'The wheel comes from files.pythonhosted.org.',
    'Pushed to acme/redis-mirror/src/kafka/client.',
    'In Spring we will travel, and Julia Roberts will react.',
    'The make() helper calls react().',
    'Rust on the case, a swift answer, a ruby ring.',
    'Next we go through the segment list and render the canvas.',
    'Discussed it in Slack and on Zoom, then filed it in Jira.',
    'The host redis1 and the box ovh3 were rebooted.',
    'Rename `redis_client` to `cache_client`.',
    'A kind answer, sharp as a knife; the old ECS (entity component system) is gone.',
    'Unlike Kafka, it keeps no log; the design is inspired by Redux.',
    'We combine the sinks, at the apex of the hour, and neutron stars shine.',
    'Soldered the sensor to the board for OPS-318 and APP-4021, by the datasheet.',
    'I wrote the parser with Anna, and it was made in China and edited in June.',
    'Fixed the Settings plugin, the Admin CLI and a page designed in Settings.',
    'We had trouble with NaN, with Motor and with Servo.',
    'The page answered with an http error, and half of the items had PDFs.',
    'Alerts went to IRC, where the passkey was typed.',
    'The volume is on the share and root is mapped to nobody.',
    'Merged upstream 4.2.1, released between 3.9.0 and 4.0.0 through 4.1.2.',
    'Wired it to a BluetoothReceiver, with OrderDispatcher behind it.',
  ])('%s', (text) => expect(named(text)).toEqual([]))
})

describe('technologies that were only spoken of', () => {
  it.each([
    'Thought about Kafka, and decided against Redis.',
    'Considered Ghost and Jekyll as well.',
    'No Docker here, and it works without Kubernetes.',
    'My colleague prefers Vue and swears by Webpack.',
    'We should move to RabbitMQ and might use Elixir.',
    'Would have loved to try Bazel.',
    'Ansible was our plan B, Terraform is not needed.',
    'Met in room Kubernetes to talk about WeasyPrint.',
    "A customer's hacked WordPress sent the mails.",
    'Somebody said we must rewrite it in Rust.',
    'It is a ghost-written, Redux-style, Kafka-like thing.',
    'Tomorrow: try RabbitMQ.',
    'Endpoint tooling such as Wireshark, Nagios, and Splunk sees the command line.',
    'Backstage: no decision.',
    'Merged the lists without opening Python.',
    'The old page still mentioned Vagrant, and the office asked for PDF.',
    "Half of what I did doesn't show up in Git.",
    '## Follow-ups\n\n- [ ] spread the load with HAProxy',
    'If it stays slow, I will whip out Cython and Numba.',
    'The fail-over seems to require running etcd on its own.',
    'There are many ways to parse it: XSLT, Nokogiri, or regular expressions, but we read it by hand.',
    'The shop needs a Rails upgrade; for months I have ignored the Tailwind warnings.',
    'Wrote to the Postgres mailing list after a Kafka podcast and asked the Redis maintainers.',
    'Next month I visit the SUSE office and the PyLadies conference.',
    'If you use Ansible, copy the line; a friend works at Stripe.',
    'It is an alternative to Airtable, a kind of Trello clone, e.g. Kanboard.',
    'Tools like Splunk and Datadog charge by the line.',
    'The code is under the Apache 2.0 license.',
    'Mail ops@redis.example.com or redis@example.com.',
    '# My month\n\nA quiet one.\n\n## Talks\n\n- Property tests with Hypothesis and pytest',
    'e.g. built the login with Firebase Auth',
  ])('%s', (text) => expect(named(text)).toEqual([]))

  it('still lists what another sentence uses', () => {
    expect(named('Considered Ghost and Jekyll. In the end we built it with Jekyll.')).toEqual(['Jekyll'])
  })

  it('forgets what went on untouched', () => {
    expect(named('The nginx proxy was down for an hour. SSH traffic was not affected.')).toEqual(['nginx'])
  })

  it('forgets what a label puts off, not what the next sentence tells', () => {
    expect(named('Tomorrow: try RabbitMQ. Today I cleaned up the Celery config.')).toEqual(['Celery'])
  })
})

describe('capitals at the start of a sentence', () => {
  it.each([
    ['NFS mounts hang after the reboot.', ['NFS']],
    ['GitLab refused the push.', ['GitLab']],
    ['Step Functions retry on their own.', ['AWS Step Functions']],
    ['Flask returns 500 at times.', ['Flask']],
    ['Prefect retried the flow twice.', ['Prefect']],
    ['Hibernate 6: two queries returned a long.', ['Hibernate']],
    ['Renovate: grouped the patch updates.', ['Renovate']],
    ['ci: move from Jenkins to Woodpecker', ['Jenkins', 'Woodpecker CI']],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))

  it.each(['Renovate the kitchen first.', 'Flask of ink on the desk.', 'Grad clip 1.0 helps.'])(
    'says nothing in: %s',
    (text) => expect(named(text)).toEqual([]),
  )
})

describe('words that a context makes names', () => {
  it.each([
    ['The backend is written in Go.', ['Go']],
    ['I wrote a small Go tool for it.', ['Go']],
    ['Rewrote the importer in Rust.', ['Rust']],
    ['A React component re-rendered on every key.', ['React']],
    ['Built the panel with Node & Express.', ['Node.js', 'Express']],
    ['Migrated from Flask to FastAPI.', ['Flask', 'FastAPI']],
    ['Spring Boot 3 needs Java 17.', ['Spring Boot', 'Java']],
    ['Ran `go test ./...` until it was green.', ['Go']],
    ['We built armadillo, gcc and boost from source.', ['GCC', 'Armadillo', 'Boost']],
    ['Secrets live in Vault policies now.', ['HashiCorp Vault']],
    ['Celery tasks pile up when Puma workers restart.', ['Celery', 'Puma']],
    ['Rolled out Backstage as our portal, flagged with Unleash.', ['Backstage', 'Unleash']],
    ['Profiled it with perf and ftrace.', ['perf', 'ftrace']],
    ['Swapped out Segment for TrackStack.', ['Segment', 'TrackStack']],
    ['The Slack bot posts the summary.', ['Slack']],
    ['Put axe into the Cypress run.', ['axe', 'Cypress']],
    ['The packages are uploaded to aptly.', ['aptly']],
    ['The panel is React and stays React.', ['React']],
    ['Bump Node to 22.', ['Node.js']],
    ['The Spark job on EMR writes to S3.', ['Spark', 'Amazon EMR', 'Amazon S3']],
    ['Built it using tools such as Docker and Helm.', ['Docker', 'Helm']],
    ['The flag stood at 100% in Unleash by mistake.', ['Unleash']],
    ['Split the parser of two Go CLIs.', ['Go']],
    ['The tide maps lie in an R2 bucket now.', ['Cloudflare R2']],
    ['Cut the harbour flask extension in two.', ['Flask']],
    ['Freed what libssh2_agent_init() had taken.', ['libssh2']],
    ['Took the old history over from BitKeeper.', ['BitKeeper']],
    ['Wrote the tide tables in FORTH and served them over REST.', ['Forth', 'REST']],
    ['Moved the mastodon instance to fedora.', ['Mastodon', 'Fedora']],
  ])('%s', (text, names) => expect(named(text).sort()).toEqual([...names].sort()))
})

describe('names no dictionary holds', () => {
  it.each([
    ['Rounded the fares with tidemath.js instead.', ['tidemath.js']],
    ['Switch from unmaintained quillpack to fj-quillpack', ['quillpack', 'fj-quillpack']],
    ['Replace leaf-shelf with leaf-shelf-js.', ['leaf-shelf', 'leaf-shelf-js']],
    ['The Glimmerhash library wants raw pixels.', ['Glimmerhash']],
    ['Bump moonrake from 1.4.2 to 1.5.0.', ['moonrake']],
    ['Encrypted every page with PagerSeal.', ['PagerSeal']],
    ['Added certlint to the checks.', ['certlint']],
    ['Moved to @sentry/quill for errors.', ['@sentry/quill']],
    ['Linked against libfoobar.', ['libfoobar']],
    ['Solved it with Sundial.jl at last.', ['Sundial.jl']],
    ['Drew the wiring using Wireloom.', ['Wireloom']],
    ['Soldered the sensor to the PCB: a BQX280 on I2C.', ['BQX280', 'I2C', 'PCB']],
    ['Pointed docker-gleaner at the second host.', ['docker-gleaner']],
    ['Wrote it with Redis, Celery and Quuxel for the queue.', ['Redis', 'Celery', 'Quuxel']],
    ['Wrote it in flask, mysql, and my-gleaner.', ['Flask', 'MySQL', 'my-gleaner']],
    ['Connected the nodes using Quuxel directly.', ['Quuxel']],
    [
      'The site is built on Zonker and hosted on Quuxly; we use Blorp for flags.',
      ['Zonker', 'Quuxly', 'Blorp'],
    ],
    ['Set up Quuxd on the box.', ['Quuxd']],
    [
      'Added quux2 dependency to the list and restarted the quux-portal docker service.',
      ['quux2', 'quux-portal', 'Docker'],
    ],
    ['[bump quuxlib] Close the dialog on escape', ['quuxlib']],
  ])('%s', (text, names) => expect(named(text).sort()).toEqual([...names].sort()))

  it.each([
    'Replace the list with a set.',
    'Replaced HashMap with BTreeMap and ran it with LocalExecutor.',
    'It only needs the Standard library.',
    'Explained it using English, then on Monday using Figure 3.',
    'Switch from the user-service to the billing-service.',
    'Moved the button from left to right.',
    'Released version 2.4.1 after section 3.2.1 was read.',
    'Upgraded it to the subsequent 4.2.1 release.',
    'Replace real-time updates with end-to-end polling.',
    'Use the pre-existing handler with RequestHandler.',
    'Added a missing dependency and removed the old gem.',
    'Set up Anna and Otto with accounts, we use Monday for that; deployed Friday, on time.',
    'Bumped it to the top and bumped the limit.',
  ])('takes none from: %s', (text) => expect(named(text)).toEqual([]))
})

describe('letters, tickets and plain words that look like names', () => {
  it.each([
    'Soldered pin C and the drawer R behind it.',
    'MDRAID-218: open the gate once',
    'THE REST OF THE PIER WAS PAINTED.',
    'Lent the K&R book to the lock.',
    'Painted with Anna Kafka and Peter Lee Jenkins.',
    'Nobody wanted the tarball 2.3.1 of the pier.',
    'because --rope was given, the winch stopped',
    'Both healthchecks of the lock came back fine.',
    'The mooring plan needs the Video library of the harbour.',
  ])('are none: %s', (text) => expect(named(text)).toEqual([]))
})

describe('a hyphen that only joins two words', () => {
  it.each([
    ['A docker-mounted folder, a redis-backed queue and python-style names.', ['Docker', 'Redis', 'Python']],
    ['Asked in #debian-lts about the sql-injection.', []],
    ['Kafka, Redis and Anna were late; Docker, Helm and Berlin too.', ['Kafka', 'Redis', 'Docker', 'Helm']],
  ])('%s', (text, names) => expect(named(text).filter((name) => !names.includes(name))).toEqual([]))
})

describe('findTechnologies', () => {
  it('puts what the title names and what comes often first', () => {
    const text = 'Speed up the Redis cache\n\nNginx asked PostgreSQL too often. PostgreSQL was slow.'
    expect(named(text)).toEqual(['Redis', 'PostgreSQL', 'nginx'])
  })

  it('points at every place in the description', () => {
    const text = 'We use **Redis** here.\n\nAnd `redis` there.'
    const [redis] = findTechnologies(readDocument(text))
    expect(redis?.ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['Redis', 'redis'])
  })

  it('reads the quotes of a mail that is hardly more than its quotes', () => {
    expect(named('fyi\n\n> The new box runs Debian and has no fonts at all.')).toEqual(['Debian'])
  })

  it('reads what stands beside a label of a form, not the words of its boxes', () => {
    const text =
      '# Reset accounts\n\nUnlocked six.\n\nSkills demonstrated: Ansible, patience.\n\n## Checklist\n\n- [x] Docker builds'
    expect(named(text)).toEqual(['Ansible'])
  })

  it('leaves out what a machine printed and what others are quoted with', () => {
    expect(
      named('Fixed the crash.\n\n```\nat java.lang.Thread(linux) {}\n```\n\n> We should move to Kafka.'),
    ).toEqual([])
  })
})

describe('a name set as code before its kind', () => {
  it.each([
    ['Worked through the errors of the `quux21` package.', ['quux21']],
    ['Worked through the errors of the quux21 package.', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('the tag of a change', () => {
  it.each([
    ['[Windows] Exit without running the destructors', ['Windows']],
    ['[React] Keep the focus in the dialog', ['React']],
    ['[Next] Keep the focus in the dialog', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('what is only mentioned', () => {
  it.each([
    'Removed nine lines of commented-out uvloop settings.',
    'The sandbox cannot read my SSH keys.',
    'A block ends with a word, as in Ruby, which reads well.',
    'The grammar is close to that of Haskell.',
    'Dropped the idea of moving to MongoDB.',
    'A colleague suggested Airflow.',
    'If we had used Redis this would not have happened.',
    'Nobody on the team knows Erlang.',
    'It is now faster than NumPy.',
    'The page compares it to Kafka and RabbitMQ.',
    'Rejected Electron because of its size.',
    'Avoided pulling in Lodash.',
    'This is how Django does it too.',
    'The tutorial assumes Ubuntu.',
  ])('%s', (text) => expect(named(text)).toEqual([]))

  it.each([
    ['We chose PostgreSQL over MySQL.', ['PostgreSQL']],
    ['Thought of Flutter first, then wrote it in Swift.', ['Swift']],
    ['Avoided Redis timeouts by pooling.', ['Redis']],
    ['The queue rejected Kafka messages that were too large.', ['Kafka']],
    ['Deployed SSH keys to the new hosts.', ['SSH']],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})
