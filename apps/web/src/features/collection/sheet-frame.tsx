import type { CSSProperties, ReactNode } from 'react'
import classes from '#web/features/collection/packing-tab.module.css'

type Props = {
  readonly name: string
  /** Inches. */
  readonly sheet: { readonly width: number; readonly height: number }
  readonly children: ReactNode
}

/** The first sheet, to scale. */
export function SheetFrame({ name, sheet, children }: Props) {
  const size = { '--width-pt': sheet.width * 72, '--height-pt': sheet.height * 72 } as CSSProperties
  return (
    <section className={classes.frame} aria-label={name}>
      <div className={classes.sheet} style={size}>
        {children}
      </div>
    </section>
  )
}
