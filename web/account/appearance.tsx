import { useId, useState } from 'react'
import { chooseTheme, currentTheme, THEMES, type Theme } from '../lib/theme.ts'
import { Section } from './section.tsx'

const LABELS: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

export function Appearance() {
  const name = useId()
  const [theme, setTheme] = useState(currentTheme)

  function choose(next: Theme) {
    chooseTheme(next)
    setTheme(next)
  }

  return (
    <Section title="Appearance" hint="Remembered in this browser.">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Appearance</legend>
        {THEMES.map((option) => (
          <label
            key={option}
            className="flex h-control items-center gap-2 rounded-control border border-edge px-3 text-sm transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={theme === option}
              onChange={() => choose(option)}
              className="accent-accent outline-none"
            />
            {LABELS[option]}
          </label>
        ))}
      </fieldset>
    </Section>
  )
}
