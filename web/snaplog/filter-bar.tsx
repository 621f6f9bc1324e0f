import { Search } from 'lucide-react'
import { useRef } from 'react'
import type { Priority } from '../../contract/snaps.ts'
import { useSlash } from '../lib/use-slash.ts'
import { Input } from '../ui/input.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import type { Filter } from './filter.ts'
import { PRIORITIES, priorityLabel } from './labels.ts'

const ANY = ''

type FilterBarProps = { filter: Filter; technologies: string[]; onChange: (filter: Filter) => void }

export function FilterBar({ filter, technologies, onChange }: FilterBarProps) {
  const search = useRef<HTMLInputElement>(null)
  useSlash(search)
  return (
    <search className="@container block px-4 pt-2">
      <div className="grid grid-cols-2 gap-2 @lg:grid-cols-[1fr_10.5rem_8.5rem]">
        <div className="relative @max-lg:col-span-2">
          <Search aria-hidden className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted" />
          <Input
            ref={search}
            type="search"
            aria-label="Search saved entries"
            aria-keyshortcuts="/"
            placeholder="Search"
            className="pl-8"
            value={filter.text}
            onChange={(event) => onChange({ ...filter, text: event.target.value })}
          />
        </div>
        <NativeSelect
          aria-label="Technology"
          value={filter.technology ?? ANY}
          onChange={({ target }) => onChange({ ...filter, technology: chosen(target.value) })}
        >
          <option value={ANY}>Any technology</option>
          {technologies.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
        <NativeSelect
          aria-label="Priority"
          value={filter.priority ?? ANY}
          onChange={({ target }) =>
            onChange({ ...filter, priority: chosen(target.value) as Priority | null })
          }
        >
          <option value={ANY}>Any priority</option>
          {PRIORITIES.map((priority) => (
            <option key={priority} value={priority}>
              {priorityLabel(priority)}
            </option>
          ))}
        </NativeSelect>
      </div>
    </search>
  )
}

function chosen(value: string): string | null {
  return value === ANY ? null : value
}
