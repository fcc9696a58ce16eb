import { Tooltip } from '@mantine/core'

/** All that `Tip` loads of the library. */
export const TooltipBeside = Tooltip
