/** Inside measures of hoops that most machines have, the smallest first. Millimetres; which are usual is ours. */
const hoops = [
  [100, 100],
  [120, 160],
  [180, 260],
  [240, 240],
  [280, 360],
  [300, 500],
] as const
/** Between the outermost stitch and the hoop. */
const margin = 8

/** The smallest hoop that a design fits in, turned if need be; undefined of what is larger than all of them. */
export function hoopFor(
  widthMillimetres: number,
  heightMillimetres: number,
): readonly [width: number, height: number] | undefined {
  const [wide, high] = [widthMillimetres + 2 * margin, heightMillimetres + 2 * margin]
  for (const [short, long] of hoops) {
    if (wide <= short && high <= long) return [short, long]
    if (wide <= long && high <= short) return [long, short]
  }
  return undefined
}
