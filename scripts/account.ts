// `npm run account -- create|reset-password|list|delete NAME`: accounts, for whoever runs the server.
import { createAdministration } from '../server/accounts/administration.ts'
import { createPasswords } from '../server/accounts/passwords.ts'
import { systemClock } from '../server/clock.ts'
import { withServerParts } from './server-parts.ts'

const USAGE = 'Usage: npm run account -- create NAME | reset-password NAME | list | delete NAME'
const [command = '', name = '', ...more] = process.argv.slice(2)

if (more.length > 0 || (command === 'list') !== (name === '')) {
  console.error(USAGE)
  process.exitCode = 2
} else
  await withServerParts((parts) =>
    run(createAdministration({ ...parts, passwords: createPasswords(), clock: systemClock })),
  )

async function run(accounts: ReturnType<typeof createAdministration>): Promise<void> {
  switch (command) {
    case 'create':
      console.log(await accounts.create(name))
      return console.error(
        `That is the password of the new account "${name}", to be changed after signing in.`,
      )
    case 'reset-password':
      console.log(await accounts.resetPassword(name))
      return console.error(
        `That is the new password of "${name}", to be changed after signing in. All sessions are ended.`,
      )
    case 'delete':
      await accounts.remove(name)
      return console.log(`Deleted the account "${name}" and everything in it.`)
    case 'list':
      for (const { username, displayName, email, createdAt } of await accounts.list())
        console.log([username, displayName, email, createdAt].join('\t'))
      return
    default:
      console.error(USAGE)
      process.exitCode = 2
  }
}
