import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

/** What is typed is saved a second after; what others typed meanwhile is shown once one's own is saved. */
export function useSavedText(saved: string, save: (text: string) => void) {
  const [draft, setDraft] = useState<string>()
  const later = useDebouncedCallback(
    (text: string) => {
      save(text)
      setDraft(undefined)
    },
    { delay: 1000, flushOnUnmount: true },
  )
  return {
    text: draft ?? saved,
    change: (text: string) => {
      setDraft(text)
      later(text)
    },
  }
}
