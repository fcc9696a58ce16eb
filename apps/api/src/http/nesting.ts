const [quote, backslash, openList, closeList, openObject, closeObject] = [...'"\\[]{}'].map(sign =>
  sign.charCodeAt(0),
)

/** Whether lists and objects stand in each other more than so deep: seen before anything is made of the text. */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (isInText) {
      if (sign === backslash) at++
      else if (sign === quote) isInText = false
    } else if (sign === quote) isInText = true
    else if (sign === openList || sign === openObject) {
      depth++
      if (depth > most) return true
    } else if (sign === closeList || sign === closeObject) depth--
  }
  return false
}
