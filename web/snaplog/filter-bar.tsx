import { Search } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import type { Priority } from '../../contract/snaps.ts'
import { isTyping } from '../lib/is-typing.ts'
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

/** `/` goes to the search, unless it is text for a field or the search is not on screen. */
function useSlash(search: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.defaultPrevented || isTyping(event.target)) return
      if (event.ctrlKey || event.metaKey || event.altKey || !search.current?.checkVisibility()) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      search.current.select()
      search.current.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [search])
}
