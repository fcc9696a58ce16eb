import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** As the server has it. */
  readonly saved: string
  /** Undefined: it cannot be saved as it stands. */
  readonly read?: (text: string) => string | undefined
  readonly onEdit: (value: string) => void
}

/** A field that shows what is typed at once, and what is kept once it is left. */
export function DraftField({ saved, read = text => text.trim() || undefined, onEdit, ...field }: Props) {
  const [draft, setDraft] = useState<string>()
  const shown = draft ?? saved
  const isWrong = read(shown) === undefined
  return (
    <TextInput
      {...field}
      value={shown}
      error={isWrong}
      onChange={event => {
        const text = event.currentTarget.value
        setDraft(text)
        const value = read(text)
        if (value !== undefined) onEdit(value)
      }}
      onBlur={() => setDraft(undefined)}
    />
  )
}
