let meet: (() => void) | undefined

/** Each task ends once another has begun. */
async function wait(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (meet) {
    meet()
    meet = undefined
    return 2
  }
  meet = resolve
  await promise
  return 1
}

// The worker's entry is its default export.
// oxlint-disable-next-line import/no-default-export
export default wait
