/** What is used of it; it tells no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'truetype'
      /** Where an axis of a variable font is held. */
      readonly variationAxes?: Readonly<Record<string, number>>
    },
  ): Promise<Buffer>
}

declare module 'fontverter' {
  export function convert(font: Buffer, to: 'truetype'): Promise<Buffer>
}
