import { workForParent } from '#api/platform/forked-work.ts'

let turns = 0

workForParent(async (job: 'count' | 'fail' | 'wait') => {
  if (job === 'fail') throw new Error('no')
  if (job === 'wait') await new Promise(() => {})
  turns += 1
  return { turns, pid: process.pid }
})
