import { Search } from 'lucide-react'
import { useRef } from 'react'
import type { Priority } from '../../contract/snaps.ts'
import { useSlash } from '../lib/use-slash.ts'
import { Input } from '../ui/input.tsx'
import { Select, SelectContent, SelectItem, SelectTrigger } from '../ui/select.tsx'
import type { Filter } from './filter.ts'
import { PRIORITIES, priorityLabel } from './labels.ts'

// Radix takes no empty value for an item.
const ANY = '*'

type FilterBarProps = { filter: Filter; technologies: string[]; onChange: (filter: Filter) => void }

export function FilterBar({ filter, technologies, onChange }: FilterBarProps) {
  const search = useRef<HTMLInputElement>(null)
  useSlash(search)
  return (
    <search className="grid grid-cols-2 gap-2 px-4 pt-2 sm:grid-cols-[1fr_10.5rem_8.5rem]">
      <div className="relative max-sm:col-span-2">
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
      <Select
        value={filter.technology === null ? ANY : `=${filter.technology}`}
        onValueChange={(value) => onChange({ ...filter, technology: value === ANY ? null : value.slice(1) })}
      >
        <SelectTrigger aria-label="Technology" className="[&>span]:truncate" />
        <SelectContent>
          <SelectItem value={ANY}>Any technology</SelectItem>
          {technologies.map((name) => (
            <SelectItem key={name} value={`=${name}`}>
              {name}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
      <Select
        value={filter.priority ?? ANY}
        onValueChange={(value) =>
          onChange({ ...filter, priority: value === ANY ? null : (value as Priority) })
        }
      >
        <SelectTrigger aria-label="Priority" />
        <SelectContent>
          <SelectItem value={ANY}>Any priority</SelectItem>
          {PRIORITIES.map((priority) => (
            <SelectItem key={priority} value={priority}>
              {priorityLabel(priority)}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </search>
  )
}
