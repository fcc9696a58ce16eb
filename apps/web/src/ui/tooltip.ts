import { Tooltip } from '@mantine/core'

/** Of the library alone what `Tip` loads. */
export const TooltipBeside = Tooltip
