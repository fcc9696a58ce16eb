import classes from '#web/features/size-chart/measure-letter.module.css'

/** Ties a measurement in the table to its line on the garment. */
export function MeasureLetter({
  letter,
  isPointedAt = false,
}: {
  readonly letter: string
  readonly isPointedAt?: boolean
}) {
  return (
    <span className={classes.root} data-pointed={isPointedAt}>
      {letter}
    </span>
  )
}
