/** How much of each name is under way, within this process. */
export type UnderWay = {
  /** Whether it may begin; then it must `leave`. */
  readonly enter: (name: string) => boolean
  readonly leave: (name: string) => void
}

export function openUnderWay(most: number): UnderWay {
  const counts = new Map<string, number>()
  return {
    enter: name => {
      const count = counts.get(name) ?? 0
      if (count >= most) return false
      counts.set(name, count + 1)
      return true
    },
    leave: name => {
      const left = (counts.get(name) ?? 0) - 1
      if (left > 0) counts.set(name, left)
      else counts.delete(name)
    },
  }
}
