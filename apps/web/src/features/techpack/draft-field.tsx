import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** As the server has it. */
  readonly saved: string
  /** Undefined: it cannot be saved as it stands. */
  readonly read?: (text: string) => string | undefined
  readonly onEdit: (value: string) => void
  /** Whether what is typed cannot be saved. */
  readonly onFault?: (isFault: boolean) => void
}

/** A field that shows what is typed, until that is what is kept. */
export function DraftField({
  saved,
  read = text => text.trim() || undefined,
  onEdit,
  onFault,
  ...field
}: Props) {
  const [draft, setDraft] = useState<string>()
  const [isFocused, setIsFocused] = useState(false)
  const shown = draft ?? saved
  const value = read(shown)
  // What was typed is kept now, or cannot be.
  if (draft !== undefined && !isFocused && (value === undefined || value === saved)) setDraft(undefined)
  return (
    <TextInput
      {...field}
      value={shown}
      error={value === undefined}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onChange={event => {
        const text = event.currentTarget.value
        setDraft(text)
        const next = read(text)
        onFault?.(next === undefined)
        if (next !== undefined) onEdit(next)
      }}
    />
  )
}
