import path from 'node:path'

/**
 * Environment of programs and threads of ours: what Node compiles of our code and its libraries is kept beside them, as
 * a third to a half of a start is spent on it. What is killed or cut off flushes it itself.
 */
export const keepsCompiled = {
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../../../.cache/compiled'),
}
