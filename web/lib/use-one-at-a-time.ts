import { useEffect, useRef, useState } from 'react'

/**
 * Runs an action unless its last run is still under way, so that a double click does it once. Afterwards the control
 * that started it has the focus again; where it is gone, its twin in the next row or the title of its panel.
 */
export function useOneAtATime<A extends unknown[]>(action: (...input: A) => Promise<void>) {
  const isRunning = useRef(false)
  const focusAfter = useRef<(Element | undefined)[]>([])
  const [isBusy, setIsBusy] = useState(false)

  async function run(...input: A) {
    if (isRunning.current) return
    isRunning.current = true
    const started = document.activeElement ?? undefined
    focusAfter.current = started ? [started, twinInNextRow(started), titleOfPanel(started)] : []
    setIsBusy(true)
    try {
      await action(...input)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  useEffect(() => {
    if (isBusy) return
    // After the lists, too, have been drawn anew.
    const timer = setTimeout(() => {
      const target = focusAfter.current.find((element) => element?.isConnected)
      focusAfter.current = []
      // Elsewhere only if the user went there: a click on a disabled control focuses what is around it.
      if (target instanceof HTMLElement && document.activeElement?.contains(target))
        target.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isBusy])

  return { run, isBusy }
}

function twinInNextRow(control: Element): Element | undefined {
  const row = control.closest('li')
  const nextRow = row?.nextElementSibling ?? row?.previousElementSibling
  if (!row || !nextRow) return undefined
  const index = [...row.querySelectorAll('button')].indexOf(control as HTMLButtonElement)
  return nextRow.querySelectorAll('button')[index]
}

function titleOfPanel(control: Element): Element | undefined {
  return control.closest('section')?.querySelector('h2[tabindex]') ?? undefined
}
