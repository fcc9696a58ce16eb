import { must } from '@teamloom/kit/assert.ts'
import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, useContext } from 'react'

type Group = { readonly value: string | null; readonly choose: (value: string) => void }

const GroupContext = createContext<Group | null>(null)

type GroupProps = {
  readonly label: string
  readonly value: string | null
  readonly onChange: (value: string) => void
  /** What has the focus is shown as if it were chosen: Escape goes back to what is. */
  readonly isTried?: boolean
  /** How far up and down arrows go; 0: as many as stand in the first row. */
  readonly columns?: number
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** One of several, shown as tiles or chips: arrows, Home and End move, Space and Enter choose. */
export function ChoiceGroup({
  label,
  value,
  onChange,
  isTried = false,
  columns = 1,
  className,
  children,
}: GroupProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && isTried) returnToChosen(event)
    else moveFocus(event, columns)
  }
  return (
    <GroupContext value={{ value, choose: onChange }}>
      <div role="radiogroup" aria-label={label} tabIndex={-1} className={className} onKeyDown={onKeyDown}>
        {children}
      </div>
    </GroupContext>
  )
}

type ChoiceProps = Omit<ComponentProps<'button'>, 'value' | 'onClick' | 'role' | 'type'> & {
  readonly value: string
  /** Cannot be chosen now, yet can be reached, so that the reason can be read. */
  readonly isUnavailable?: boolean
  /** Reached by Tab while nothing is chosen. */
  readonly isFirst?: boolean
}

export function Choice({ value, isUnavailable = false, isFirst = false, ...rest }: ChoiceProps) {
  const group = must(useContext(GroupContext), 'choice group')
  const isChosen = group.value === value
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a tile with a picture, chosen as a radio is
    <button
      {...rest}
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-disabled={isUnavailable || undefined}
      tabIndex={isChosen || (isFirst && group.value === null) ? 0 : -1}
      onClick={() => {
        if (!isUnavailable) group.choose(value)
      }}
    />
  )
}

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: columns => columns,
  ArrowUp: columns => -columns,
}

function moveFocus(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const at = choices.indexOf(document.activeElement as HTMLElement)
  const step = steps[event.key]?.(columns || seenInRow(choices))
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? choices.length - 1 : step && at >= 0 ? at + step : -1
  const target = choices[next]
  if (!target) return
  event.preventDefault()
  target.focus()
}

function seenInRow(choices: readonly HTMLElement[]): number {
  return choices.filter(({ offsetTop }) => offsetTop === choices[0]?.offsetTop).length
}

function returnToChosen(event: KeyboardEvent<HTMLElement>): void {
  const chosen = event.currentTarget.querySelector<HTMLElement>('[aria-checked="true"]')
  if (!chosen || chosen === document.activeElement) return
  event.preventDefault()
  chosen.focus()
}
