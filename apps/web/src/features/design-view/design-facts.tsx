import type { ReactNode } from 'react'
import classes from '#web/features/design-view/design-view.module.css'

type Props = {
  readonly name: string
  /** Its heading's level on the page. */
  readonly heading: 'h1' | 'h2'
  readonly product: string | undefined
  readonly children: ReactNode
}

/** What a design is called and what it is, over what else is told of it. */
export function DesignFacts({ name, heading: Heading, product, children }: Props) {
  return (
    <div className={classes.facts}>
      <Heading className={classes.name}>{name}</Heading>
      {product !== undefined && <p className={classes.product}>{product}</p>}
      {children}
    </div>
  )
}

/** A line with an amount at its end. */
export function SumLine({ amount, children }: { readonly amount: string; readonly children: ReactNode }) {
  return (
    <p className={classes.sum}>
      {children}
      <b>{amount}</b>
    </p>
  )
}
