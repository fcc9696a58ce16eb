/** A page's drawing in words of SVG, where cairo, which poppler draws it by, has its own. */
export function inWordsOfSvg(svg: string): string {
  return withClipRules(namedBlends(svg))
}

/** How it says what others call a blend, of a shape in its style, of what is used in an attribute. */
function namedBlends(svg: string): string {
  return svg
    .replace(/([" ;])comp-op:(?=[a-z-]{6,11};)/g, '$1mix-blend-mode:')
    .replace(/ comp-op="([a-z-]{6,11})"/g, ' style="mix-blend-mode:$1"')
}

/**
 * Puts the rule of a clip where it counts: cairo says by which rule a clip encloses on what is clipped, where it
 * counts for nothing.
 */
function withClipRules(svg: string): string {
  const evenOdd = new Set(
    [...svg.matchAll(/ clip-path="url\(#(clip\d{1,9})\)" clip-rule="evenodd"/g)].map(([, id]) => id),
  )
  if (evenOdd.size === 0) return svg
  return svg.replace(/(<clipPath id="(clip\d{1,9})">\s{0,9}<path) /g, (start, path: string, id: string) =>
    evenOdd.has(id) ? `${path} clip-rule="evenodd" ` : start,
  )
}
