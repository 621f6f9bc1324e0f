import { Search } from 'lucide-react'
import { useRef } from 'react'
import { useSlash } from '../lib/use-slash.ts'
import { Input } from '../ui/input.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { type Arrangement, SORTS, type Sort } from './arrange.ts'

type ArrangementBarProps = { arrangement: Arrangement; onChange: (arrangement: Arrangement) => void }

export function ArrangementBar({ arrangement, onChange }: ArrangementBarProps) {
  const search = useRef<HTMLInputElement>(null)
  useSlash(search)
  return (
    <search className="flex gap-2">
      <div className="relative w-full max-w-sm">
        <Search aria-hidden className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted" />
        <Input
          ref={search}
          type="search"
          aria-label="Search applications"
          aria-keyshortcuts="/"
          placeholder="Search"
          className="pl-8"
          value={arrangement.text}
          onChange={(event) => onChange({ ...arrangement, text: event.target.value })}
        />
      </div>
      <NativeSelect
        aria-label="Sort by"
        className="w-36 shrink-0"
        value={arrangement.sort}
        onChange={({ target }) => onChange({ ...arrangement, sort: target.value as Sort })}
      >
        {Object.entries(SORTS).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </search>
  )
}
