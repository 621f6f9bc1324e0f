// `npm run format`: formats the code and mends what the linter can mend by itself.
import { spawnSync } from 'node:child_process'

process.exit(
  spawnSync('node_modules/.bin/biome', ['check', '--write', '.'], { stdio: 'inherit' }).status ?? 1,
)
