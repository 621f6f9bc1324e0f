// What every npm script calls first, on whatever Node there is: brings Node 24 and the dependencies, then runs the step.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [step = '', ...args] = process.argv.slice(2)

/** Patterns are compiled to machine code at once, not first for an interpreter and then again. Set later, this flag can crash V8. */
const ENGINE_FLAGS = ['start', 'analyse', 'score'].includes(step) ? ['--no-regexp-tier-up'] : []

const node = findNode()
const env = {
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
  // Compiled code is kept between starts; where the folder cannot be written to, Node goes without.
  ...(step === 'start' && {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compiled'),
  }),
}
installDependencies()
runStep()

/** The running Node where it is new enough (24.7 brought Argon2), else one of our own under .runtime/. */
function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath
  const runtime = join(root, '.runtime')
  const binary = join(runtime, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node')
  const lock = join(root, 'scripts', 'runtime', 'package-lock.json')
  if (isCurrent(runtime, [lock]) && runs(binary)) return binary
  const advice = `TechLog needs Node 24.7 or newer, and this is ${process.version}. Please install it: https://nodejs.org`
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) stop(advice)
  say(`Node ${process.version} is too old for TechLog: fetching Node 24 into .runtime/ (once)`)
  mkdirSync(runtime, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(root, 'scripts', 'runtime', file), join(runtime, file))
  npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: runtime,
    env: process.env,
  })
  if (!runs(binary)) stop(advice)
  markCurrent(runtime, [lock])
  return binary
}

/** Runs `npm ci` when the lock file is not the one that was installed last. */
function installDependencies() {
  const modules = join(root, 'node_modules')
  const lock = join(root, 'package-lock.json')
  if (isCurrent(modules, [lock])) return
  say('Installing dependencies (the first time, or because they changed)')
  npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, env })
  markCurrent(modules, [lock])
}

/** A step is a script of its own; signals go on to it, it ends with npm, and its exit code is ours. */
function runStep() {
  const script = join(root, 'scripts', `${step}.ts`)
  if (!/^[a-z-]+$/.test(step) || !existsSync(script)) stop(`There is no step "${step}"`)
  const child = spawn(node, [...ENGINE_FLAGS, script, ...args], { cwd: root, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
  if (process.env.npm_lifecycle_event) endWithParent(child)
}

/** npm ends its shell when it is told to stop, but not what runs in it: a server would stay behind. */
function endWithParent(child) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
}

function npm(npmArgs, options) {
  const npmCli = process.env.npm_execpath
  const useCli = npmCli !== undefined && /npm-cli\.[cm]?js$/.test(npmCli)
  const [command, prefix] = useCli ? [process.execPath, [npmCli]] : ['npm', []]
  const { status } = spawnSync(command, [...prefix, ...npmArgs], {
    ...options,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) stop(`npm ${npmArgs[0]} failed: see above. Is the network there?`)
}

function runs(binary) {
  return existsSync(binary) && spawnSync(binary, ['--version']).status === 0
}

function isCurrent(folder, files) {
  const mark = join(folder, '.techlog-inputs')
  return existsSync(mark) && readFileSync(mark, 'utf8') === hashOf(files)
}

function markCurrent(folder, files) {
  writeFileSync(join(folder, '.techlog-inputs'), hashOf(files))
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}

function say(message) {
  console.error(`techlog: ${message}`)
}

function stop(message) {
  say(message)
  process.exit(1)
}
