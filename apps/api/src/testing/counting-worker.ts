let turns = 0

// The worker's entry is its default export.
// oxlint-disable-next-line import/no-default-export
export default function count(): number {
  turns += 1
  return turns
}
