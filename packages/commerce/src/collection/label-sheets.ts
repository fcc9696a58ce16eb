/** Inches. */
export type LabelSheet = {
  /** The model that it is sold as. */
  readonly model: string
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  readonly labelWidth: number
  readonly labelHeight: number
  readonly gap: number
  readonly left: number
  readonly top: number
}

export const papers = ['letter', 'a4'] as const
export type Paper = (typeof papers)[number]

export const labelSheets: Readonly<Record<Paper, LabelSheet>> = {
  letter: {
    model: 'Avery 5160',
    width: 8.5,
    height: 11,
    columns: 3,
    rows: 10,
    labelWidth: 2.625,
    labelHeight: 1,
    gap: 0.125,
    left: 0.1875,
    top: 0.5,
  },
  a4: {
    model: 'Avery L7160',
    width: 8.268,
    height: 11.693,
    columns: 3,
    rows: 7,
    labelWidth: 2.5,
    labelHeight: 1.5,
    gap: 0.098,
    left: 0.285,
    top: 0.595,
  },
}

export const labelsOnSheet = ({ columns, rows }: LabelSheet) => columns * rows

/** Sheets that so many labels take, from the first label that is not used. */
export function sheetsFor(labels: number, from: number, sheet: LabelSheet): number {
  return labels === 0 ? 0 : Math.ceil((labels + from - 1) / labelsOnSheet(sheet))
}
