import { DownloadData } from './download-data.tsx'
import { ImportData } from './import-data.tsx'
import { Section } from './section.tsx'

export function YourData() {
  return (
    <Section
      title="Your data"
      hint="One zip with all your entries, applications and documents. It can be imported again, here or on another server."
    >
      <div className="flex flex-wrap items-start gap-2">
        <DownloadData />
        <ImportData />
      </div>
    </Section>
  )
}
