import path from 'node:path'

/** With the licence of each beside it. */
export const fontFolder = path.join(import.meta.dirname, '../../../../fonts')
