// `npm run dev`: the server restarts and the browser reloads when a file changes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 3000)
const apiPort = port + 1

process.env.TECHLOG_API_PORT = String(apiPort)
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(apiPort) },
  stdio: 'inherit',
})
const web = await createServer({
  root: join(root, 'web'),
  configFile: join(root, 'vite.config.ts'),
  server: { port, host: '127.0.0.1', strictPort: true },
})
await web.listen()
web.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    server.kill(signal)
    await web.close()
    process.exit(0)
  })
