import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

/**
 * What is typed is saved a second after; what others typed meanwhile is shown once one's own is saved. What is refused
 * stays as it was typed, and is tried again when the field is left.
 */
export function useSavedText(saved: string, save: (text: string) => Promise<unknown>) {
  const [draft, setDraft] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const later = useDebouncedCallback(
    async (text: string) => {
      try {
        await save(text)
        setRefused(false)
        // Unless more was typed meanwhile.
        setDraft(now => (now === text ? undefined : now))
      } catch {
        setRefused(true)
      }
    },
    { delay: 1000, flushOnUnmount: true },
  )
  return {
    text: draft ?? saved,
    isRefused,
    change: (text: string) => {
      setDraft(text)
      later(text)
    },
    leave: () => {
      if (isRefused && draft !== undefined) later(draft)
    },
  }
}
