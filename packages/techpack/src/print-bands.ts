/** Inches of a print's width by size, where staff set another than the design's. */
export type PrintWidths = Readonly<Record<string, number>>

type Extent = { readonly widthInches: number; readonly heightInches: number }

/** Sizes that have the print alike. */
export type PrintBand = Extent & { readonly sizeNames: readonly string[] }

/** The size of a print as wide as it is set in a size, in its own shape. */
export function extentIn(
  { widthInches, heightInches }: Extent,
  widths: PrintWidths,
  sizeName: string,
): Extent {
  const width = widths[sizeName] ?? widthInches
  return { widthInches: width, heightInches: (heightInches * width) / widthInches }
}

/** In the order of the sizes; one where the print is the same in all of them. */
export function bandsOf(size: Extent, widths: PrintWidths, sizeNames: readonly string[]): PrintBand[] {
  const byWidth = Map.groupBy(sizeNames, name => extentIn(size, widths, name).widthInches)
  return [...byWidth.values()].map(names => ({ sizeNames: names, ...extentIn(size, widths, names[0]!) }))
}
