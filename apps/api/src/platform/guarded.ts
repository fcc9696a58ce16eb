/**
 * A listener that ends nothing: what it throws, at once or later, is told, where it would end the process. `tell` must
 * not throw.
 */
export function guarded<Given extends unknown[]>(
  tell: (error: unknown) => void,
  listener: (...given: Given) => unknown,
): (...given: Given) => void {
  return (...given) => {
    try {
      const done = listener(...given)
      if (done instanceof Promise) done.catch(tell)
    } catch (error) {
      tell(error)
    }
  }
}
