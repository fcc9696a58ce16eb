/**
 * What printers' black may leave of each of a screen's lights when it is brought to a screen, of 255: nobody sees it.
 */
const mostLight = 17

/** Paints as the readers of pages write them: in hex, or in shares of a hundred. */
const paints =
  /((?:fill|stroke|stop-color)(?::|="))(?:#([\da-f]{2})([\da-f]{2})([\da-f]{2})\b|rgb\(([\d.]{1,12})%, ?([\d.]{1,12})%, ?([\d.]{1,12})%\))/gi

/** A page's drawing in which black, mixed of all inks, is black: each reader makes a dark of its own of it. */
export function deepenBlack(svg: string): string {
  return svg.replace(paints, (paint: string, name: string, ...parts: readonly (string | undefined)[]) => {
    const hex = parts.slice(0, 3).map(part => Number.parseInt(part ?? '', 16))
    const shares = parts.slice(3, 6).map(part => 2.55 * Number(part))
    const lights = parts[0] === undefined ? shares : hex
    return lights.every(light => light <= mostLight) ? `${name}#000000` : paint
  })
}
