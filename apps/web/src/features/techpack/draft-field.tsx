import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { Fault } from '#web/ui/fault.tsx'

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** The text as the server has it. */
  readonly saved: string
  /** Undefined: it cannot be saved as it stands. */
  readonly read?: (text: string) => string | undefined
  /** False once it was refused: what the server has is shown again. */
  readonly onEdit: (value: string) => Promise<boolean>
  /** What is told below it of what cannot be saved; absent where `onFault` has it told. */
  readonly fault?: string
  readonly onFault?: (isFault: boolean) => void
}

/** A field that shows what is typed until that is kept; what cannot be stays until it is mended, or Escape gives it up. */
export function DraftField({
  saved,
  read = text => text.trim() || undefined,
  onEdit,
  fault,
  onFault,
  ...field
}: Props) {
  const [draft, setDraft] = useState<string>()
  const [isFocused, setIsFocused] = useState(false)
  const shown = draft ?? saved
  const isFaulty = draft !== undefined && read(draft) === undefined
  const giveUpRefused = async (text: string, isKept: Promise<boolean>) => {
    if (!(await isKept)) setDraft(now => (now === text ? undefined : now))
  }
  // What was typed is kept now.
  if (draft !== undefined && !isFocused && read(draft) === saved) setDraft(undefined)
  return (
    <TextInput
      {...field}
      value={shown}
      error={isFaulty && (fault ? <Fault>{fault}</Fault> : true)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !isFaulty) return
        setDraft(undefined)
        onFault?.(false)
      }}
      onChange={event => {
        const text = event.currentTarget.value
        setDraft(text)
        const next = read(text)
        onFault?.(next === undefined)
        if (next === undefined) return
        void giveUpRefused(text, onEdit(next))
      }}
    />
  )
}
