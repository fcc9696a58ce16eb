type Extent = { readonly widthInches: number; readonly heightInches: number }

/** TP62: a drawing whose canvas says how large it is, in inches; null where it tells no canvas. */
export function atTrueSize(svg: string, { widthInches, heightInches }: Extent): string | null {
  const head = /<svg\b[^>]*>/.exec(svg)?.[0]
  if (!head) return null
  const says = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(head)?.[1]
  const [width, height] = [says('width'), says('height')].map(text => Number.parseFloat(text ?? ''))
  const canvas = says('viewBox') ?? (width && height ? `0 0 ${width} ${height}` : null)
  if (!canvas) return null
  const bare = head.replace(/\s(?:width|height|viewBox|preserveAspectRatio)="[^"]*"/g, '')
  const sized = bare.replace(
    /^<svg/,
    `<svg width="${thousandths(widthInches)}in" height="${thousandths(heightInches)}in" viewBox="${canvas}" preserveAspectRatio="none"`,
  )
  return svg.replace(head, () => sized)
}

function thousandths(inches: number): string {
  return String(Math.round(inches * 1000) / 1000)
}
