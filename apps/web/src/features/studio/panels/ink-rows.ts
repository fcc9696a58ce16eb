/** Colours of a file that are printed in one ink. */
export type InkRow = {
  /** In the file, counted from 0. */
  readonly indexes: readonly number[]
  /** The ink's name. */
  readonly ink: string
  readonly isClear: boolean
}

type Chosen = { readonly transparent: boolean; readonly chartColor: { readonly name: string } }

/** One row for each ink, where its first colour is; what is left out stands by itself. */
export function inkRows(selected: readonly Chosen[]): readonly InkRow[] {
  const rows = Map.groupBy(selected.keys(), index => {
    const { transparent, chartColor } = selected[index] as Chosen
    return transparent ? `clear ${index}` : chartColor.name
  })
  return [...rows.values()].map(indexes => {
    const { transparent, chartColor } = selected[indexes[0] as number] as Chosen
    return { indexes, ink: chartColor.name, isClear: transparent }
  })
}
