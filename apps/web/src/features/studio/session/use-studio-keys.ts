import { useLocalStorage } from '@mantine/hooks'
import { useEffect } from 'react'

/** `Mod+Z` means Ctrl or Cmd; plain keys are as `KeyboardEvent.key` names them. */
export type KeyActions = Readonly<Record<string, () => void>>

/** Letter keys can be switched off, for those whose tools type letters of their own. */
export function useLetterKeys() {
  return useLocalStorage({ key: 'teamloom-letter-keys', defaultValue: true })
}

export function useStudioKeys(actions: KeyActions): void {
  const [hasLetterKeys] = useLetterKeys()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = nameOf(event)
      const action = actions[name]
      if (!action || event.defaultPrevented || isTyping(event.target)) return
      if (!hasLetterKeys && name.length === 1) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [actions, hasLetterKeys])
}

function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const mod = event.ctrlKey || event.metaKey ? 'Mod+' : ''
  const alt = event.altKey ? 'Alt+' : ''
  // Of signs it is a part: `?`, `+`.
  const shift = event.shiftKey && (mod || key.length > 1 || /[a-z]/.test(key)) ? 'Shift+' : ''
  return `${mod}${alt}${shift}${key}`
}

/** In fields and open dialogs keys belong to them. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    (target instanceof HTMLInputElement && !/^(checkbox|radio|range|file)$/.test(target.type)) ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="dialog"], [role="menu"], [role="listbox"], [role="slider"]') !== null
  )
}
