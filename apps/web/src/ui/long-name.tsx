import classes from '#web/ui/long-name.module.css'

/** A name of up to 200 characters in a narrow column: two lines of it, all of it for the pointer and read out. */
export function LongName({ name }: { readonly name: string }) {
  return (
    <span className={classes.root} title={name.length > 40 ? name : undefined}>
      {name}
    </span>
  )
}
