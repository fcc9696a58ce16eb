import { TeamColorsForm } from '#web/features/studio/panels/whole/team-colors-form.tsx'
import { PopoverBeside } from '#web/ui/popover-beside.tsx'

type Props = {
  readonly target: HTMLElement
  readonly opened: boolean
  readonly onClose: () => void
  readonly label: string
  readonly colors: readonly string[]
}

/** The form beside its button. */
export function TeamColorsPopover({ colors, onClose, ...beside }: Props) {
  return (
    <PopoverBeside
      {...beside}
      onClose={onClose}
      position="left-start"
      width={320}
      content={<TeamColorsForm first={colors} onDone={onClose} />}
    />
  )
}
