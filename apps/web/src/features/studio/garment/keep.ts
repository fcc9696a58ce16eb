/** The value of before, or a new one; of more than `most` the longest unused goes. */
export function keep<Value>(cache: Map<string, Value>, key: string, most: number, make: () => Value): Value {
  const value = cache.get(key) ?? make()
  cache.delete(key)
  cache.set(key, value)
  for (const oldest of cache.keys()) {
    if (cache.size <= most) break
    cache.delete(oldest)
  }
  return value
}
