import { useAccount } from './queries.ts'

export function Profile() {
  const user = useAccount()
  const fields = [
    { label: 'Display Name', value: user.displayName },
    { label: 'Username', value: `@${user.username}` },
    { label: 'Email', value: user.email },
  ]
  return (
    <dl className="space-y-3">
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
