import { formatHex, formatRgb, parse } from 'culori'

/** Any colour of CSS in a form that is drawn everywhere: `#rrggbb`, or `rgba(…)` where it is see-through. */
export function plainColor(css: string): string | undefined {
  const color = parsed(css)
  if (!color) return undefined
  return (color.alpha ?? 1) === 1 ? formatHex(color) : formatRgb(color)
}

/** The parser trips over some of what only begins as a colour. */
function parsed(css: string): ReturnType<typeof parse> {
  try {
    return parse(css)
  } catch {
    return undefined
  }
}
