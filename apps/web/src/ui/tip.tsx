import type { TooltipProps } from '@mantine/core'
import { cloneElement, createElement, type ReactElement, type Ref, useState } from 'react'
import { loadCode } from '#web/lib/load-code.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

const loadTooltip = async () => (await loadCode(() => import('#web/ui/tooltip.ts'))).TooltipBeside

type Props = Pick<TooltipProps, 'label' | 'position' | 'openDelay'> & {
  readonly children: ReactElement<{ readonly ref?: Ref<HTMLElement> }>
}

/** Words beside what is pointed at, on screens that are seen before the code that places them has come. */
export function Tip({ children, ...words }: Props) {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const tooltip = useLoaded(loadTooltip, false)
  return (
    <>
      {cloneElement(children, { ref: setTarget })}
      {tooltip && target && createElement(tooltip, { ...words, target })}
    </>
  )
}
