let meet: (() => void) | undefined

/** Each task ends once another has begun; a short one at once. */
async function wait({ isShort = false }: { readonly isShort?: boolean }): Promise<number> {
  if (isShort) return 0
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
