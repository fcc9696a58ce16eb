import type { ReactNode } from 'react'
import classes from '#web/ui/wide-table.module.css'

/** A table of rows, which moves in its frame where it is wider than the page. */
export function WideTable({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>{children}</table>
    </div>
  )
}
