import { ensureBuilt } from './prepare.mjs'

await ensureBuilt()
