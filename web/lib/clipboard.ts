/** Copies text, also where the clipboard API is missing or refused (plain http on a home network); throws when nothing works. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    copyBySelection(text)
  }
}

function copyBySelection(text: string) {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('aria-hidden', 'true')
  area.className = 'fixed top-0 left-0 size-px opacity-0'
  document.body.append(area)
  try {
    area.select()
    // Deprecated, and the only way without a secure context.
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy')
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
